// engines: all
import { expect } from '@open-wc/testing';
import { store } from '../../src/state/store.js';
import { details } from '../support/location-events.js';
import { until } from '../support/until.js';
import {
  addLocations,
  applyZip,
  button,
  chosen,
  delivery,
  find,
  home,
  type LocationElement,
  office,
  openLocation,
  openShop,
  radios,
  shows,
  signIn,
  textOf,
} from './shop.js';

/** Opens a second tab of the same site: a frame of this origin, which shares its storage. */
async function secondTab(): Promise<Storage> {
  const frame = document.createElement('iframe');
  frame.src = '/test/i18n/empty.html';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const [place] = addLocations('<storefront-location></storefront-location>');
  place?.parentElement?.append(frame);
  await loaded;
  const storage = frame.contentWindow?.localStorage;
  if (!storage) throw new Error('the frame has no storage');
  return storage;
}

async function addTwo(): Promise<readonly [LocationElement, LocationElement]> {
  const [one, other] = addLocations('<storefront-location open></storefront-location>'.repeat(2));
  if (!one || !other) throw new Error('two were added');
  await find(one, 'dialog');
  await find(other, 'dialog');
  return [one, other];
}

describe('two location dialogs on a page', () => {
  it('agree immediately: one sends the zip code, and both show it', async () => {
    openShop();
    const [one, other] = await addTwo();
    const seen: (readonly [EventTarget | null, unknown])[] = [];
    const listen = (event: Event) => seen.push([event.target, (event as CustomEvent).detail]);
    document.addEventListener('storefront-location-change', listen);
    await applyZip(other, '10001');
    await shows(other, 'Deliver to 10001');
    await shows(one, 'Deliver to 10001');
    document.removeEventListener('storefront-location-change', listen);
    expect(seen).to.deep.equal([[other, { zip: '10001', city: 'New York', addressId: null }]]);
  });

  it('show the same address as chosen, which one of them sends', async () => {
    signIn();
    openShop({ addresses: [home, office] });
    const [one, other] = await addTwo();
    await until(() => radios(one).length === 2 && radios(other).length === 2);
    const changes = details('storefront-location-change');
    radios(other)[1]?.click();
    await until(() => chosen(one)[0] === 'Office' && chosen(other)[0] === 'Office');
    await until(() => changes.length === 1);
  });

  it('report a failure once, and each can retry', async () => {
    signIn();
    const shop = openShop({ addresses: [home], held: ['list'] });
    const [one, other] = await addTwo();
    const errors = details('storefront-error');
    await until(() => {
      for (const call of shop.of('list')) call.refuse(500, 'Closed'); // one call for both, or one each
      return [one, other].every((each) => textOf(each).includes('Your addresses could not be loaded.'));
    });
    await until(() => errors.length === 1);
    shop.held = [];
    button(other, 'Try again').click();
    await until(() => radios(one).length === 1 && radios(other).length === 1);
    expect(errors).to.have.length(1);
  });
});

describe('another tab', () => {
  it('that applies a zip code changes this one immediately, with the matching city', async () => {
    openShop();
    const tab = await secondTab();
    const element = await openLocation();
    await applyZip(element, '10001');
    await shows(element, 'Deliver to 10001');
    const before = '10001 New York'; // also seen if another part of the store changes meanwhile
    const pairs: string[] = [before];
    const end = store.subscribe(({ addressindex: { zip, city } }) => pairs.push(`${zip} ${city}`));
    tab.removeItem('Applycity');
    tab.setItem('Applycity', 'Beverly Hills');
    tab.setItem('Applycode', '90210');
    await shows(element, 'Deliver to 90210');
    end();
    expect(textOf(element)).to.include('Beverly Hills').and.not.include('New York');
    expect([...new Set(pairs)]).to.deep.equal([before, '90210 Beverly Hills']);
    expect(delivery()).to.deep.equal(['90210', 'Beverly Hills']);
  });

  it('that clears everything clears this one, too', async () => {
    openShop();
    const tab = await secondTab();
    const element = await openLocation();
    await applyZip(element, '10001');
    await shows(element, 'Deliver to 10001');
    tab.clear();
    await shows(element, 'Deliver to 10001', false);
    await find(element, 'input[part=field]');
  });

  it('that chooses an address changes this one, even without a stored zip code', async () => {
    signIn();
    const shop = openShop({ addresses: [home, office] });
    const tab = await secondTab();
    const element = await openLocation();
    await until(() => radios(element).length === 2);
    shop.addresses = [home, { ...office, is_select: 1 }];
    tab.setItem('Applycode', '');
    tab.removeItem('Applycode');
    await until(() => chosen(element)[0] === 'Office');
  });

  it('gets an address that is chosen here', async () => {
    signIn();
    openShop({ addresses: [home, office] });
    const events: string[] = [];
    const tab = await secondTab();
    const frame = document.querySelector('iframe');
    frame?.contentWindow?.addEventListener('storage', ({ key, newValue }) =>
      events.push(`${key} ${newValue}`),
    );
    const element = await openLocation();
    await until(() => radios(element).length === 2);
    radios(element)[1]?.click();
    await until(() => events.includes('Applycode null'));
    expect(tab.getItem('Applycode')).to.equal(null);
  });

  it('sends no event, since this shopper did nothing', async () => {
    openShop();
    const tab = await secondTab();
    const element = await openLocation();
    const changes = details('storefront-location-change');
    tab.setItem('Applycity', 'Allston');
    tab.setItem('Applycode', '02134');
    await shows(element, 'Deliver to 02134');
    expect(changes).to.deep.equal([]);
  });
});

// over: react
import { expect, nextFrame } from '@open-wc/testing';
import { watchHeld } from '../lifecycle/held.js';
import { details } from '../support/location-events.js';
import { until } from '../support/until.js';
import {
  addLocations,
  applyZip,
  chooseAddress,
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
} from './shop.js';

const place = (element: Element): Element => {
  if (!element.parentElement) throw new Error('it is nowhere');
  return element.parentElement;
};

describe('a location dialog that is removed', () => {
  it('while a zip code is being looked up: the request is aborted, and nothing is stored or sent', async () => {
    const shop = openShop({ held: ['codeList'] });
    const element = await openLocation();
    const events = [details('storefront-location-change'), details('storefront-error')];
    await applyZip(element, '10001');
    const call = await shop.call('codeList');
    element.remove();
    await until(() => call.signal?.aborted);
    call.succeed();
    await nextFrame();
    expect(delivery()).to.deep.equal([null, null]);
    expect(events).to.deep.equal([[], []]);
  });

  it('while an address is being selected: the choice stays, and other dialogs show it', async () => {
    signIn();
    const shop = openShop({ addresses: [home, office], held: ['setSelectAddress'] });
    const element = await openLocation();
    const other = await openLocation();
    await chooseAddress(element, 1);
    const call = await shop.call('setSelectAddress');
    element.remove();
    call.succeed();
    await until(() => chosen(other)[0] === 'Office');
  });

  it('while the addresses load: the request ends', async () => {
    signIn();
    const shop = openShop({ addresses: [home], held: ['list'] });
    const errors = details('storefront-error');
    const element = await openLocation();
    const call = await shop.call('list');
    element.remove();
    await until(() => call.signal?.aborted);
    await nextFrame();
    expect(errors).to.deep.equal([]);
  });

  it('leaves no listener, no scroll lock, and no lost focus', async () => {
    openShop();
    localStorage.setItem('newuuid', 'a-visitor');
    const opener = document.createElement('button');
    const [keeper] = addLocations('<storefront-location></storefront-location>');
    place(keeper as LocationElement).append(opener); // one was added
    opener.focus();
    const sheets = document.adoptedStyleSheets.length;
    const watched = watchHeld();
    const element = await openLocation();
    await find(element, 'input[part=field]:focus');
    expect(document.adoptedStyleSheets.length).to.equal(sheets + 1);
    element.remove();
    await until(() => document.activeElement === opener);
    await until(() => watched.held().listeners.length === 0, 'a listener is left');
    expect(document.adoptedStyleSheets.length).to.equal(sheets);
    watched.stop();
  });
});

describe('a location dialog that is moved, cloned, or reinserted', () => {
  it('stays modal with the typed value when moved while open', async () => {
    openShop();
    const element = await openLocation();
    const field = await find<HTMLInputElement>(element, 'input[part=field]');
    field.value = '902';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const elsewhere = document.createElement('section');
    place(element).append(elsewhere);
    elsewhere.append(element);
    await until(() => element.shadowRoot?.querySelector('dialog')?.matches(':modal'));
    expect((await find<HTMLInputElement>(element, 'input[part=field]')).value).to.equal('902');
    await applyZip(element, '90210');
    await shows(element, 'Deliver to 90210');
  });

  it('works when it is reinserted after a removal during a request', async () => {
    const shop = openShop({ held: ['codeList'] });
    const element = await openLocation();
    const parent = place(element);
    await applyZip(element, '10001');
    const call = await shop.call('codeList');
    element.remove();
    await until(() => call.signal?.aborted);
    parent.append(element);
    shop.held = [];
    await applyZip(element, '02134');
    await shows(element, 'Deliver to 02134');
    expect(delivery()).to.deep.equal(['02134', 'Allston']);
  });

  it('is open independently when cloned while open', async () => {
    openShop();
    const element = await openLocation('lang="fr"');
    const clone = element.cloneNode(true) as LocationElement; // a clone has the same class
    place(element).append(clone);
    await find(clone, 'dialog');
    await shows(clone, 'Code postal américain');
    clone.hide();
    await until(() => !clone.shadowRoot?.querySelector('dialog'));
    expect(element.open).to.equal(true);
  });

  it('applies a property and a method from before its definition', async () => {
    openShop();
    const element = document.createElement('storefront-location') as LocationElement; // by its tag
    element.open = true;
    const [keeper] = addLocations('<storefront-location></storefront-location>');
    place(keeper as LocationElement).append(element); // one was added
    await find(element, 'dialog');
    await until(() => radios(element).length === 0);
  });
});

// over: react
import { expect } from '@open-wc/testing';
import { press } from '../support/keys.js';
import { details } from '../support/location-events.js';
import { itOnce } from '../support/once.js';
import { until } from '../support/until.js';
import {
  applyZip,
  button,
  chooseAddress,
  chosen,
  delivery,
  find,
  home,
  office,
  openLocation,
  openShop,
  radios,
  shows,
  signIn,
} from './shop.js';

const link = (element: Element): HTMLAnchorElement | null | undefined =>
  element.shadowRoot?.querySelector<HTMLAnchorElement>('a[part=link]');

describe('a shopper who is not signed in', () => {
  itOnce('sees a link to the address book to add an address', async () => {
    const shop = openShop();
    const element = await openLocation();
    expect(link(element)?.textContent).to.equal('Please add your address');
    expect(new URL(link(element)?.href ?? '').pathname).to.equal('/address/2');
    expect(shop.of('list')).to.deep.equal([]);
  });

  itOnce('has to sign in when the browser still has a user record', async () => {
    signIn(null);
    const shop = openShop();
    const element = await openLocation();
    expect(link(element)?.textContent).to.equal('Sign in to see your address');
    expect(shop.of('list')).to.deep.equal([]);
  });

  it('applies a zip code without calling for addresses', async () => {
    const shop = openShop();
    const element = await openLocation();
    await applyZip(element, '10001');
    await shows(element, 'Deliver to 10001');
    expect(shop.of('cancelSelect')).to.deep.equal([]);
  });
});

describe('the saved addresses', () => {
  it('are a radio group by their names, with the default marked', async () => {
    signIn();
    const shop = openShop({ addresses: [home, { ...office, is_select: '1', is_default: '0' }] });
    const element = await openLocation();
    const group = await find(element, '[role=radiogroup]');
    const root = group.getRootNode() as ShadowRoot; // it is in a shadow root
    const named = (id: string | null) => root.getElementById(id ?? '')?.textContent?.trim();
    expect(named(group.getAttribute('aria-labelledby'))).to.equal('Saved addresses');
    expect(radios(element).map((radio) => named(radio.getAttribute('aria-labelledby')))).to.deep.equal([
      'Home',
      'Office',
    ]);
    expect(radios(element).map((radio) => named(radio.getAttribute('aria-describedby')))).to.deep.equal([
      'Default Austin, 78704',
      'New York, 78704',
    ]);
    expect(chosen(element)).to.deep.equal(['Office']);
    expect(link(element)?.textContent).to.equal('Manage address book');
    expect(shop.of('list').map(({ token }) => token)).to.deep.equal(['a-token']);
  });

  it('select the default one until the shopper chooses another, and none while a zip code applies', async () => {
    signIn();
    openShop({ addresses: [office, home] });
    const element = await openLocation();
    await until(() => radios(element).length === 2);
    expect(chosen(element)).to.deep.equal(['Home']);
    await applyZip(element, '10001');
    await shows(element, 'Deliver to 10001');
    expect(chosen(element)).to.deep.equal([]);
  });

  it('select the default one as the shopper’s choice when it is clicked, once', async () => {
    signIn();
    const shop = openShop({ addresses: [home, office] });
    const changes = details('storefront-location-change');
    const element = await openLocation();
    await chooseAddress(element, 0);
    expect((await shop.call('setSelectAddress')).fields).to.deep.equal({ address_id: '1' });
    await until(() => changes.length === 1);
    await chooseAddress(element, 0);
    expect(shop.of('setSelectAddress')).to.have.length(1);
  });

  it('clear the zip code and its city when one is chosen, and select it on the server', async () => {
    signIn();
    const shop = openShop({ addresses: [home, office] });
    const element = await openLocation();
    const changes = details('storefront-location-change');
    await until(() => radios(element).length === 2);
    await applyZip(element, '10001');
    await shows(element, 'Deliver to 10001');
    expect(delivery()).to.deep.equal(['10001', 'New York']);
    await chooseAddress(element, 1);
    await find(element, 'input[part=field]');
    expect(delivery()).to.deep.equal([null, null]);
    expect(chosen(element)).to.deep.equal(['Office']);
    expect(shop.of('setSelectAddress').map(({ fields }) => fields)).to.deep.equal([{ address_id: '2' }]);
    await until(() => changes.length === 2);
    expect(changes[1]).to.deep.equal({ zip: null, city: null, addressId: '2' });
    expect(shop.of('cancelSelect'), 'none was selected before').to.deep.equal([]);
  });

  it('are deselected by a zip code', async () => {
    signIn();
    const shop = openShop({ addresses: [{ ...home, is_select: 1 }] });
    const element = await openLocation();
    const changes = details('storefront-location-change');
    await until(() => chosen(element)[0] === 'Home');
    await applyZip(element, '90210');
    await shows(element, 'Deliver to 90210');
    await shop.call('cancelSelect');
    await until(() => chosen(element).length === 0);
    expect(changes).to.deep.equal([{ zip: '90210', city: 'Beverly Hills', addressId: null }]);
  });

  it('can be chosen by the arrow keys', async () => {
    signIn();
    const shop = openShop({ addresses: [{ ...home, is_select: 1 }, office] });
    const element = await openLocation();
    await until(() => chosen(element)[0] === 'Home');
    radios(element)[0]?.focus();
    await press('ArrowDown');
    await until(() => chosen(element)[0] === 'Office');
    expect((await shop.call('setSelectAddress')).fields).to.deep.equal({ address_id: '2' });
    expect(element.shadowRoot?.activeElement).to.equal(radios(element)[1]);
  });

  itOnce('are empty at first, and the shopper can add one', async () => {
    signIn();
    openShop();
    const element = await openLocation();
    await shows(element, 'Please add your address');
    expect(radios(element)).to.deep.equal([]);
  });

  it('show a message while they load, and a zip code can be applied', async () => {
    signIn();
    const shop = openShop({ addresses: [{ ...home, is_select: 1 }], held: ['list'] });
    const element = await openLocation();
    await shows(element, 'Loading your addresses…');
    await applyZip(element, '10001');
    await shows(element, 'Deliver to 10001');
    await shop.call('cancelSelect'); // it isn't known yet whether one is selected
    for (const call of shop.of('list')) call.succeed();
    await shop.call('list', 2).then((again) => again.succeed());
    await until(() => radios(element).length === 1);
    expect(chosen(element)).to.deep.equal([]);
  });

  it('can be requested again after a failure, and the typed value stays', async () => {
    signIn();
    const shop = openShop({ addresses: [home], held: ['list'] });
    const element = await openLocation();
    const errors = details('storefront-error');
    const field = await find<HTMLInputElement>(element, 'input[part=field]');
    field.value = '900';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    (await shop.call('list')).refuse(500, 'The shop is closed today');
    await shows(element, 'Your addresses could not be loaded.');
    await shows(element, 'The shop is closed today');
    expect(errors).to.deep.equal([{ call: 'addressList', code: 500, message: 'The shop is closed today' }]);
    button(element, 'Try again').click();
    (await shop.call('list', 2)).succeed();
    await until(() => radios(element).length === 1);
    expect((await find<HTMLInputElement>(element, 'input[part=field]')).value).to.equal('900');
  });

  itOnce('show a failure for an invalid reply, never half a list', async () => {
    signIn();
    openShop({ addresses: [home, { ...office, address_name: null }] });
    const element = await openLocation();
    await shows(element, 'Your addresses could not be loaded.');
    expect(radios(element)).to.deep.equal([]);
  });

  it('are requested again whenever the dialog opens', async () => {
    signIn();
    const shop = openShop({ addresses: [home] });
    const element = await openLocation();
    await until(() => radios(element).length === 1);
    element.hide();
    await until(() => !element.shadowRoot?.querySelector('dialog'));
    shop.addresses = [home, office];
    element.show();
    await until(() => radios(element).length === 2);
  });

  it('never appear for the next shopper', async () => {
    signIn('one');
    const shop = openShop({ addresses: [home] });
    const element = await openLocation();
    await until(() => radios(element).length === 1);
    shop.held = ['list'];
    signIn('two');
    await shows(element, 'Home', false);
    const call = await shop.call('list', 2);
    expect(call.token).to.equal('two');
    call.succeed([office]);
    await shows(element, 'Office');
  });

  it('fit in the dialog with a name of any length and script', async () => {
    signIn();
    const long = `${'Grandmother’s house by the river '.repeat(8)}${'x'.repeat(120)}`;
    openShop({
      addresses: [
        { ...home, address_name: long },
        { ...office, address_name: 'بيت العائلة' },
      ],
    });
    const element = await openLocation();
    await until(() => radios(element).length === 2);
    const body = await find(element, '.dialog-body');
    expect(body.scrollWidth).to.be.at.most(body.clientWidth);
  });
});

describe('the link to the address book', () => {
  it('sends a navigation event for the page, after the dialog has closed', async () => {
    signIn();
    openShop({ addresses: [home] });
    const element = await openLocation();
    const jumps = details('storefront-navigate', { prevent: true });
    const closes = details('storefront-close');
    await until(() => radios(element).length === 1);
    link(element)?.click();
    await until(() => !element.open);
    await until(() => jumps.length === 1);
    expect(jumps.map(({ path, query, target }) => [path, query, target])).to.deep.equal([
      ['/address/2', {}, '_self'],
    ]);
    expect(closes).to.deep.equal([{}]);
  });
});

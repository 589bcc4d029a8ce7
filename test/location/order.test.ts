// over: react
import { expect, nextFrame } from '@open-wc/testing';
import { details } from '../support/location-events.js';
import { itOnce } from '../support/once.js';
import { until } from '../support/until.js';
import {
  addLocations,
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
  textOf,
} from './shop.js';

const saved = { addresses: [home, office] };
const settled = async () => {
  for (let frame = 0; frame < 3; frame++) await nextFrame();
};

describe('answers that come in another order than the shopper chose', () => {
  it('zip A, then zip B: an answer for A after that for B changes nothing', async () => {
    const shop = openShop({ held: ['codeList'] });
    const element = await openLocation();
    const changes = details('storefront-location-change');
    await applyZip(element, '10001');
    const first = await shop.call('codeList');
    await applyZip(element, '90210');
    const second = await shop.call('codeList', 2);
    second.succeed();
    first.succeed();
    await shows(element, 'Deliver to 90210');
    await settled();
    expect(delivery()).to.deep.equal(['90210', 'Beverly Hills']);
    expect(changes).to.deep.equal([{ zip: '90210', city: 'Beverly Hills', addressId: null }]);
    expect(first.signal?.aborted).to.equal(true);
  });

  it('zip A, then zip B: an answer for A before that for B is not shown', async () => {
    const shop = openShop({ held: ['codeList'] });
    const element = await openLocation();
    await applyZip(element, '10001');
    const first = await shop.call('codeList');
    await applyZip(element, '90210');
    const second = await shop.call('codeList', 2);
    first.succeed();
    await settled();
    expect(delivery()).to.deep.equal([null, null]);
    second.succeed();
    await shows(element, 'Deliver to 90210');
    expect(delivery()).to.deep.equal(['90210', 'Beverly Hills']);
  });

  it('zip A, then zip B that fails: neither applies, and only the failure of B is reported', async () => {
    const shop = openShop({ held: ['codeList'] });
    const element = await openLocation();
    const errors = details('storefront-error');
    await applyZip(element, '10001');
    const first = await shop.call('codeList');
    await applyZip(element, '90210');
    (await shop.call('codeList', 2)).refuse(500, 'Closed');
    first.refuse(500, 'Closed before');
    await shows(element, 'Closed');
    await settled();
    expect(delivery()).to.deep.equal([null, null]);
    expect(errors.map(({ message }) => message)).to.deep.equal(['Closed']);
    expect((await find<HTMLInputElement>(element, 'input[part=field]')).value).to.equal('90210');
  });

  itOnce('zip A, then an invalid one: A is not applied', async () => {
    const shop = openShop({ held: ['codeList'] });
    const element = await openLocation();
    await applyZip(element, '10001');
    const first = await shop.call('codeList');
    await applyZip(element, '9');
    await shows(element, 'Please enter a valid US zip code');
    first.succeed();
    await settled();
    expect(textOf(element)).to.include('Please enter a valid US zip code');
  });

  it('a zip code in one widget, then another in a second one: the second applies in both', async () => {
    const shop = openShop({ held: ['codeList'] });
    const [one, other] = addLocations('<storefront-location></storefront-location>'.repeat(2));
    if (!one || !other) throw new Error('two were added');
    const changes = details('storefront-location-change');
    one.show();
    await applyZip(one, '10001');
    const first = await shop.call('codeList');
    one.hide();
    other.show();
    await applyZip(other, '02134');
    (await shop.call('codeList', 2)).succeed();
    first.succeed();
    await shows(other, 'Deliver to 02134');
    one.show();
    await shows(one, 'Deliver to 02134');
    expect(delivery()).to.deep.equal(['02134', 'Allston']);
    expect(changes).to.have.length(1);
  });

  it('zip, then address: the zip code’s late reply changes nothing', async () => {
    signIn();
    const shop = openShop({ ...saved, held: ['codeList'] });
    const element = await openLocation();
    const changes = details('storefront-location-change');
    await until(() => radios(element).length === 2);
    await applyZip(element, '10001');
    const lookup = await shop.call('codeList');
    await chooseAddress(element, 1);
    await until(() => changes.length === 1);
    lookup.succeed();
    await settled();
    expect(changes).to.deep.equal([{ zip: null, city: null, addressId: '2' }]);
    expect(delivery()).to.deep.equal([null, null]);
    expect(chosen(element)).to.deep.equal(['Office']);
    expect(shop.of('cancelSelect')).to.deep.equal([]);
  });

  it('address, then zip: the zip code applies, and the late address is deselected after it', async () => {
    signIn();
    const shop = openShop({ ...saved, held: ['setSelectAddress'] });
    const element = await openLocation();
    const changes = details('storefront-location-change');
    await chooseAddress(element, 1);
    const select = await shop.call('setSelectAddress');
    await applyZip(element, '10001');
    await shows(element, 'Deliver to 10001');
    expect(shop.of('cancelSelect'), 'the server must not cancel before it selects').to.deep.equal([]);
    select.succeed();
    await shop.call('cancelSelect');
    await settled();
    expect(delivery()).to.deep.equal(['10001', 'New York']);
    expect(chosen(element)).to.deep.equal([]);
    expect(changes).to.deep.equal([{ zip: '10001', city: 'New York', addressId: null }]);
    expect(shop.addresses.map((each) => Reflect.get(each, 'is_select'))).to.deep.equal([0, 0]);
  });

  itOnce('address, then an invalid zip code: the address applies', async () => {
    signIn();
    const shop = openShop({ ...saved, held: ['setSelectAddress', 'codeList'] });
    const element = await openLocation();
    await chooseAddress(element, 0);
    const select = await shop.call('setSelectAddress');
    await applyZip(element, '00000');
    (await shop.call('codeList')).succeed();
    await shows(element, 'Please enter a valid US zip code');
    select.succeed();
    await until(() => shop.of('setSelectAddress').length === 1 && chosen(element)[0] === 'Home');
    expect(delivery()).to.deep.equal([null, null]);
  });

  it('several addresses in a row: one request at a time, and those in between are skipped', async () => {
    signIn();
    const third = { ...office, address_id: 3, address_name: 'Third' };
    const shop = openShop({ addresses: [home, office, third], held: ['setSelectAddress'] });
    const element = await openLocation();
    const changes = details('storefront-location-change');
    await chooseAddress(element, 0);
    const first = await shop.call('setSelectAddress');
    await chooseAddress(element, 1);
    await chooseAddress(element, 2);
    await settled();
    expect(shop.of('setSelectAddress')).to.have.length(1);
    expect(chosen(element)).to.deep.equal(['Third']);
    first.succeed();
    (await shop.call('setSelectAddress', 2)).succeed();
    await until(() => changes.length === 2);
    expect(shop.of('setSelectAddress').map(({ fields }) => fields.address_id)).to.deep.equal(['1', '3']);
    expect(changes.map(({ addressId }) => addressId)).to.deep.equal(['1', '3']);
    expect(chosen(element)).to.deep.equal(['Third']);
  });

  it('an address that could not be selected: the previous one stays, with a message', async () => {
    signIn();
    const shop = openShop({ ...saved, held: ['setSelectAddress'] });
    const element = await openLocation();
    const changes = details('storefront-location-change');
    await applyZip(element, '10001');
    await shows(element, 'Deliver to 10001');
    await chooseAddress(element, 0);
    (await shop.call('setSelectAddress')).refuse(404, 'This address is not in your address book');
    await shows(element, 'This address is not in your address book');
    await until(() => chosen(element).length === 0);
    expect(delivery()).to.deep.equal(['10001', 'New York']);
    expect(textOf(element)).to.include('Deliver to 10001');
    expect(changes).to.have.length(1);
    expect(shop.of('list').length, 'the list is requested again').to.be.greaterThan(1);
  });

  it('a list requested before an address was selected does not undo it', async () => {
    signIn();
    const shop = openShop(saved);
    const element = await openLocation();
    await until(() => radios(element).length === 2);
    element.hide();
    await until(() => !element.shadowRoot?.querySelector('dialog'));
    shop.held = ['list'];
    element.show();
    const list = await shop.call('list', 2);
    const before = structuredClone(shop.addresses);
    await chooseAddress(element, 1);
    await until(() => chosen(element)[0] === 'Office' && shop.of('setSelectAddress').length === 1);
    await settled();
    list.succeed(before);
    (await shop.call('list', 3)).succeed();
    await settled();
    expect(chosen(element)).to.deep.equal(['Office']);
  });

  itOnce('a deselection that fails shows a message; the zip code applies', async () => {
    signIn();
    const shop = openShop({ addresses: [home, { ...office, is_select: 1 }], held: ['cancelSelect'] });
    const element = await openLocation();
    await until(() => chosen(element)[0] === 'Office');
    await applyZip(element, '10001');
    (await shop.call('cancelSelect')).refuse(500, 'Not now');
    await shows(element, 'Not now');
    expect(delivery()).to.deep.equal(['10001', 'New York']);
    expect(chosen(element)).to.deep.equal([]);
    button(element, 'Change').click();
    await applyZip(element, '90210');
    (await shop.call('cancelSelect', 2)).succeed();
    await shows(element, 'Deliver to 90210');
  });
});

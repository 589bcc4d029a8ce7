import { expect } from '@open-wc/testing';
import { chooseAddress } from '../../src/state/addresses.js';
import { addressesOf } from '../../src/state/location.js';
import { endSession, openSession } from '../../src/state/session.js';
import { store } from '../../src/state/store.js';
import { readyHeader } from '../support/header.js';
import { until } from '../support/until.js';

const home = {
  address_id: 1,
  address_name: 'Home',
  is_default: 1,
  is_select: 0,
  post_code: '78704',
  city_name: 'Austin',
};
const office = {
  ...home,
  address_id: 2,
  address_name: 'Office',
  is_default: 0,
  post_code: '10118',
  city_name: 'New York',
};

const place = (element: Element) => element.shadowRoot?.querySelector('[part=location]')?.textContent;
const says = (element: Element, text: string) =>
  until(() => place(element) === text, `the header does not say ${text}`);

async function headerOver(list: readonly object[]) {
  openSession('a-token', { uname: 'Dana' });
  return readyHeader(undefined, {
    '/pc/user/getUserInfo': () => ({ uname: 'Dana' }),
    '/pc/address/list': () => list,
    '/pc/address/setSelectAddress': () => null,
  });
}

describe('the delivery location in the header', () => {
  afterEach(endSession);

  it('is the city and the zip code of the address that a shopper chose', async () => {
    const { element } = await headerOver([home, { ...office, is_select: 1 }]);
    await says(element, 'Deliver to New York 10118');
  });

  it('is the default address until another one is chosen', async () => {
    const { element } = await headerOver([office, home]);
    await says(element, 'Deliver to Austin 78704');
    await chooseAddress('2');
    await says(element, 'Deliver to New York 10118');
  });

  it('is the entered zip code, whatever addresses are saved', async () => {
    const { element } = await headerOver([home]);
    await says(element, 'Deliver to Austin 78704');
    store.setState(({ addressindex }) => ({ addressindex: { ...addressindex, zip: '90210', city: 'BH' } }));
    await says(element, 'Deliver to 90210');
  });

  it('is the name of an address without a place', async () => {
    const { element } = await headerOver([{ ...home, post_code: null, city_name: null }]);
    await says(element, 'Deliver to Home');
  });

  it('is still to be chosen for guests, and shoppers without a saved address', async () => {
    const { element, calls } = await headerOver([{ ...home, is_default: 0 }]);
    await until(() => addressesOf(store.getState()).status === 'ready');
    expect(place(element)).to.equal('Choose your location');
    expect(calls.filter(({ path }) => path === '/pc/address/list').length).to.equal(1);
  });
});

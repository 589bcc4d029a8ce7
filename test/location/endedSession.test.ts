import { expect } from '@open-wc/testing';
import { syncSession } from '../../src/state/session.js';
import { store } from '../../src/state/store.js';
import { details } from '../support/location-events.js';
import { until } from '../support/until.js';
import {
  chooseAddress,
  home,
  office,
  openLocation,
  openShop,
  radios,
  shows,
  signIn,
  textOf,
} from './shop.js';

describe('a session that has ended', () => {
  it('while addresses are shown: they disappear, and the shopper can add one', async () => {
    signIn();
    const shop = openShop({ addresses: [home, office] });
    const element = await openLocation();
    await until(() => radios(element).length === 2);
    shop.held = ['setSelectAddress'];
    await chooseAddress(element, 0);
    (await shop.call('setSelectAddress')).refuse(401, 'Please sign in to continue');
    await until(() => radios(element).length === 0);
    expect(textOf(element)).to.include('Please add your address').and.not.include('Office');
  });

  it('when addresses are requested: a message is shown, and an event sent', async () => {
    signIn();
    const shop = openShop({ held: ['list'] });
    const errors = details('storefront-error');
    const element = await openLocation();
    (await shop.call('list')).refuse(401, 'Please sign in to continue');
    await shows(element, 'Please sign in to continue');
    await until(() => errors.length === 1);
    expect(errors[0]).to.include({ call: 'addressList', code: 401 });
  });

  it('before the page opened: a shopper with a leftover record has to sign in', async () => {
    signIn(null);
    openShop();
    const element = await openLocation();
    store.setState(({ user }) => ({ user: { ...user, info: null } }));
    syncSession();
    await shows(element, 'Sign in to see your address');
  });
});

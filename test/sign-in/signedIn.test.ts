import { expect } from '@open-wc/testing';
import { local } from '../../src/state/storage.js';
import { configure, store } from '../../src/state/store.js';
import { recordEvents } from '../support/record-events.js';
import { click, fill, openServer, readySignIn, until } from '../support/sign-in.js';

const email = 'open view="email"';
const right = { Email: 'dana@example.com', Password: 'demo123' };

describe('a shopper who signs in by email', () => {
  it('has a token of any usual length, and without a name', async () => {
    const token = 'x'.repeat(2000);
    openServer({ '/pc/login': () => ({ token, user: { uname: null, is_coupon: 0 } }) });
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await readySignIn(email);
    fill(element, right);
    click(element, 'Continue');
    await until(() => jumps.length, 'the jump');
    expect([local.read('token'), store.getState().loginInfo.token]).to.deep.equal([token, token]);
    expect(store.getState().user.info).to.deep.equal({ is_coupon: 0 });
  });

  it('continues to the requested page of the main site, whose path is within the site', async () => {
    openServer();
    const site = `${location.origin}/base`;
    configure({ site, partner: 'p1' });
    const jumps = recordEvents('storefront-navigate', { prevent: true });
    const element = await readySignIn(`${email} redirect="${site}/content/order?state=paid&partner=p1"`);
    fill(element, right);
    click(element, 'Continue');
    await until(() => jumps.length, 'the jump');
    configure({ site: null, partner: null });
    expect(jumps).to.deep.equal([
      {
        href: `${site}/content/order?state=paid&partner=p1`,
        path: '/content/order',
        query: { state: 'paid' },
        target: '_self',
        partner: 'p1',
      },
    ]);
  });
});

// engines: all
import { expect, nextFrame } from '@open-wc/testing';
import { signOut } from '../../src/state/sign-out.js';
import { cookies, local } from '../../src/state/storage.js';
import { store } from '../../src/state/store.js';
import { loadUser } from '../../src/state/user.js';
import { watchSession } from '../../src/state/watch-session.js';
import { held } from '../support/answers.js';
import { fakeClock } from '../support/clock.js';
import { recordEvents } from '../support/record-events.js';
import {
  addSignIn,
  click,
  dana,
  dialog,
  fields,
  fill,
  forgetSession,
  openServer,
  press,
  readySignIn,
  until,
} from '../support/sign-in.js';

const eve = { uname: 'Eve', is_coupon: 1 };

/** Does what another tab of the browser does when someone signs in there, or out (`null`). */
function elsewhere(user: object | null, token = 'token-2'): void {
  if (user) {
    cookies.write('myCookie', token);
    localStorage.setItem('token', token);
    localStorage.setItem('userInfo', JSON.stringify(user));
  } else {
    cookies.write('myCookie', null);
    localStorage.removeItem('token');
    localStorage.removeItem('userInfo');
  }
  for (const key of ['token', 'userInfo']) dispatchEvent(new StorageEvent('storage', { key }));
}

const comesBack = (): boolean => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

const info = () => store.getState().user.info;

describe('another tab', () => {
  beforeEach(async () => {
    openServer();
    await readySignIn();
    watchSession(); // as a sign-in does once it has rendered
  });

  it('signs in: this one gets the user and the token', () => {
    elsewhere(eve);
    expect([info(), store.getState().loginInfo.token]).to.deep.equal([eve, 'token-2']);
  });

  it('signs out: this one signs out, too', () => {
    elsewhere(eve);
    elsewhere(null);
    expect([info(), store.getState().loginInfo.token]).to.deep.equal([null, null]);
  });

  it('clears the whole storage: this one is signed out', () => {
    elsewhere(eve);
    cookies.write('myCookie', null);
    localStorage.removeItem('userInfo');
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(info()).to.equal(null);
  });

  it('signs in while the dialog is open here: it closes, and sends an event', async () => {
    const closed = recordEvents('storefront-close');
    const signedIn = recordEvents('storefront-sign-in');
    const element = await readySignIn('open view="email"');
    // It listens once it has rendered.
    await until(() => {
      elsewhere(eve);
      return !dialog(element);
    }, 'it to close');
    expect(closed.length).to.be.at.least(1);
    expect(signedIn).to.deep.equal([]);
  });

  it('changes something else: nothing here changes', () => {
    const before = store.getState();
    dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
    expect(store.getState()).to.equal(before);
  });
});

describe('a page that the shopper returns to', () => {
  it('requests the user again, and notices when nobody is signed in', async () => {
    const calls = openServer({ '/pc/user/getUserInfo': () => [] });
    watchSession();
    elsewhere(eve);
    comesBack();
    await until(() => info() === null, 'nobody');
    expect(calls.filter(({ path }) => path === '/pc/user/getUserInfo')).to.have.length(1);
    expect(local.read('token')).to.equal(null);
    // WebKit may still report a deleted cookie for a moment.
    await until(() => cookies.read('myCookie') === null, 'no cookie');
  });

  it('has no form that waits forever', async () => {
    const login = held<object>();
    openServer({ '/pc/login': login.answer });
    const element = await readySignIn('page');
    fill(element, { Email: 'dana@example.com', Password: 'demo123' });
    click(element, 'Continue');
    await until(() => press(element, 'Continue').hasAttribute('aria-disabled'), 'busy');
    comesBack();
    await until(() => !press(element, 'Continue').hasAttribute('aria-disabled'), 'free');
    login.give({ token: 'token-1', user: dana });
    await nextFrame();
    expect(local.read('token')).to.equal(null);
    expect(fields(element).map(({ value }) => value)).to.deep.equal(['dana@example.com', 'demo123']);
  });
});

describe('the signed-in user', () => {
  for (const [what, reply] of Object.entries({ '{}': {}, '[]': [], null: null }))
    it(`is signed out when the server answers ${what}`, async () => {
      openServer({ '/pc/user/getUserInfo': () => reply });
      addSignIn();
      elsewhere(eve);
      expect((await loadUser()).status).to.equal('ready');
      expect([info(), local.read('token'), local.read('userInfo')]).to.deep.equal([null, null, null]);
    });

  it('is the one that the server names', async () => {
    openServer();
    elsewhere(eve);
    await loadUser();
    expect([info(), JSON.parse(local.read('userInfo') ?? '')]).to.deep.equal([dana, dana]);
  });

  it('is not requested without a token', async () => {
    const calls = openServer();
    localStorage.setItem('userInfo', JSON.stringify(eve));
    await loadUser();
    expect([info(), calls.length]).to.deep.equal([null, 0]);
  });

  it('stays after an invalid reply', async () => {
    openServer({ '/pc/user/getUserInfo': () => 'Dana' });
    addSignIn();
    await readySignIn();
    elsewhere(eve);
    expect((await loadUser()).status).to.equal('failed');
    expect([info(), local.read('token')]).to.deep.equal([eve, 'token-2']);
  });

  it('stays signed in despite a late reply', async () => {
    const reply = held<object>();
    openServer({ '/pc/user/getUserInfo': reply.answer });
    await readySignIn();
    elsewhere(eve);
    const load = loadUser();
    elsewhere(dana, 'token-3');
    reply.give({});
    await load;
    expect([info(), local.read('token')]).to.deep.equal([dana, 'token-3']);
  });
});

describe('signing out', () => {
  const noNetwork = (): never => {
    throw new Error('no network');
  };
  for (const [how, answer] of [
    ['notifies the server', () => null],
    ['ends here, whatever the server says', noNetwork],
  ] as const)
    it(`${how}: storage is cleared, except for the uuid and acconutShower`, async () => {
      const calls = openServer({ '/pc/logout': answer });
      forgetSession();
      elsewhere(eve);
      local.write('newuuid', 'uuid-1');
      local.write('acconutShower', '1');
      local.write('Applycode', '10001');
      sessionStorage.setItem('userInfo', '{}');
      await signOut();
      const [call] = calls.filter(({ path }) => path === '/pc/logout');
      expect([call?.method, call?.headers.get('token')]).to.deep.equal(['POST', 'token-2']);
      expect({ ...localStorage }).to.deep.equal({ newuuid: 'uuid-1', acconutShower: '1' });
      expect(sessionStorage.getItem('userInfo')).to.equal(null);
      expect(document.cookie).not.to.match(/portal_(myCookie|userInfo)/);
      expect([info(), store.getState().loginInfo.token]).to.deep.equal([null, null]);
    });

  it('takes two seconds at most, even if the server never answers', async () => {
    const clock = fakeClock();
    const calls = openServer({ '/pc/logout': held().answer });
    elsewhere(eve);
    const signedOut = signOut();
    await until(() => calls.some(({ path }) => path === '/pc/logout'), 'the call');
    clock.tick(2000);
    await signedOut;
    expect([info(), local.read('token')]).to.deep.equal([null, null]);
  });
});

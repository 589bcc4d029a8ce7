// over: component
import { expect, oneEvent } from '@open-wc/testing';
import { cookies, local, session } from '../../src/state/storage.js';
import { until } from '../support/until.js';

interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

let frame: HTMLIFrameElement;
let runs = 0;

/** Opens a separate page with a signed-in shopper, because signing out reloads the page. */
async function openPage(scenario = 'ok') {
  const id = `sign-out-${Date.now()}-${runs++}`;
  cookies.write('myCookie', 't-1');
  cookies.write('userInfo', '{"uname":"Ana"}');
  cookies.write('NewLang', 'en');
  cookies.write('prizeShown', '1');
  local.write('token', 't-1');
  local.write('newuuid', 'u-1');
  local.write('userInfo', '{"uname":"Ana"}');
  local.write('Applycode', '10001');
  local.write('acconutShower', '1');
  session.write('userInfo', '{"uname":"Ana"}');
  frame = document.createElement('iframe');
  frame.src = `/test/account-menu/pages/menu.html?api=/fake-api/${scenario}/${id}`;
  document.body.append(frame);
  await oneEvent(frame, 'load');
  const find = (selector: string) =>
    frame.contentDocument
      ?.querySelector('storefront-account-menu')
      ?.shadowRoot?.querySelector<HTMLElement>(selector);
  const finds = async (selector: string) => {
    await until(() => find(selector), `no ${selector}`);
    return find(selector);
  };
  await until(() => find('[part=button]')?.textContent?.includes('Ana'), 'not Ana');
  find('[part=button]')?.click();
  return {
    finds,
    async calls(path: string): Promise<Call[]> {
      const all: Call[] = await (await fetch(`/fake-api-calls/${id}`)).json();
      return all.filter((call) => call.path === path);
    },
  };
}

const keys = ['newuuid', 'token', 'userInfo', 'Applycode', 'acconutShower'] as const;
const stored = () => Object.fromEntries(keys.map((name) => [name, local.read(name)]));

const cleared = { newuuid: 'u-1', token: null, userInfo: null, Applycode: null, acconutShower: '1' };

afterEach(() => {
  frame.remove();
  for (const name of keys) local.write(name, null);
  for (const name of ['myCookie', 'userInfo', 'NewLang', 'prizeShown'] as const) cookies.write(name, null);
});

describe('Sign out', () => {
  it('notifies the server, clears the storage of spec section 4, sends its event, and reloads the page', async () => {
    const page = await openPage();
    const events: unknown[] = [];
    frame.contentDocument?.addEventListener('storefront-sign-out', ({ detail }: CustomEventInit) =>
      events.push({ detail: { ...detail }, token: local.read('token') }),
    );
    const tracked: unknown[] = [];
    frame.contentDocument?.addEventListener('storefront-track', ({ detail }: CustomEventInit) =>
      tracked.push(JSON.parse(JSON.stringify(detail))),
    );
    const loaded = oneEvent(frame, 'load');
    (await page.finds('[part=sign-out]'))?.click();
    (await page.finds('[part=sign-out]'))?.click(); // an impatient shopper
    await loaded;
    expect(events).to.deep.equal([{ detail: {}, token: null }]);
    expect(tracked).to.deep.equal([
      {
        name: 'select_content',
        params: { content_type: 'button', content_id: 'sign-out', widget: 'account-menu' },
      },
    ]);
    const calls = await page.calls('/pc/logout');
    expect(calls.map(({ method, headers }) => [method, headers.token])).to.deep.equal([['POST', 't-1']]);
    expect(stored()).to.deep.equal(cleared);
    expect(session.read('userInfo')).to.equal(null);
    expect(document.cookie).not.to.match(/portal_(myCookie|userInfo|prizeShown)/);
    (await page.finds('[part=button]'))?.click();
    expect(cookies.read('NewLang')).to.equal('en'); // the language belongs to the browser, not to the session
    expect((await page.finds('[part=sign-in]'))?.textContent).to.equal('Sign in');
  });

  it('signs out here even when the server does not', async () => {
    const page = await openPage('http-500');
    const loaded = oneEvent(frame, 'load');
    (await page.finds('[part=sign-out]'))?.click();
    await loaded;
    expect(stored()).to.deep.equal(cleared);
    await page.finds('[part=button]');
  });
});

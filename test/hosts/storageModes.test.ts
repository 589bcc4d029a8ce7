// engines: all
import { expect } from '@open-wc/testing';
import { cookies } from '../../src/state/storage.js';
import { until } from '../support/until.js';
import { type Host, openMarkup, patience } from './frame.js';
import { everyWidget, rendersEveryWidget, signsIn, usesEveryWidget } from './widgets.js';

/** The names of everything that a page of this origin has stored. */
const stored = (): string[] =>
  [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie
      .split('; ')
      .filter(Boolean)
      .map((pair) => pair.split('=')[0] ?? ''),
  ].sort();

function eraseAll(): void {
  localStorage.clear();
  sessionStorage.clear();
  cookies.erase();
}

let runs = 0;

/** Opens a page with a mode, and returns it with the calls that it has made. */
async function open(mode: string, markup = '') {
  const id = `storage-${Date.now()}-${runs++}`;
  const host = await openMarkup(markup, `whole/${id}`, `data-storage="${mode}"`);
  return {
    host,
    async calls(): Promise<string[]> {
      const all: { path: string }[] = await (await fetch(`/fake-api-calls/${id}`)).json();
      return all.map(({ path }) => path);
    },
  };
}

/** Scrolls, hovers, and focuses, as a visitor does who only looks, and lets the page do what it does when idle. */
async function looks({ document, frame }: Host): Promise<void> {
  const view = frame.contentWindow;
  view?.scrollTo(0, 500);
  for (const element of document.querySelectorAll<HTMLElement>('*'))
    if (element.localName.startsWith('storefront-')) {
      element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
      element.shadowRoot?.querySelector<HTMLElement>('a, button, input, select')?.focus();
    }
  view?.scrollTo(0, 0);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

describe('the stored values in each mode', () => {
  beforeEach(eraseAll);
  afterEach(eraseAll);

  it('always: the first page view stores an id', async () => {
    const { calls } = await open('always', '<storefront-footer></storefront-footer>');
    await until(() => stored().includes('newuuid'), 'no id', patience);
    expect(await calls()).to.include('/pc/user/getUserUUID');
  });

  it('on-use: viewing every widget stores nothing and requests no id; a zip code stores both', async () => {
    const all = everyWidget.map(([tag]) => `<${tag}></${tag}>`).join('');
    const { host, calls } = await open('on-use', all);
    await rendersEveryWidget(host);
    await looks(host);
    expect(stored()).to.deep.equal([]);
    expect(await calls()).not.to.include('/pc/user/getUserUUID');
    await usesEveryWidget(host);
    await until(() => stored().includes('newuuid'), 'no id', patience);
    expect(stored()).to.deep.equal(['Applycity', 'Applycode', 'firstVisitTime', 'newuuid']);
  });

  it('never: a sign-in and a zip code last as long as the page is open', async () => {
    const { host } = await open('never', '<storefront-account-menu></storefront-account-menu>');
    await usesEveryWidget(host);
    await signsIn(host);
    const menu = host.document.querySelector('storefront-account-menu')?.shadowRoot;
    await until(() => menu?.textContent?.includes('Dana'), `${menu?.textContent}`, patience);
    expect(stored()).to.deep.equal([]);
  });

  it('the event storefront-forget deletes all of our values, and leaves others', async () => {
    const { host } = await open('always', '<storefront-account-menu></storefront-account-menu>');
    localStorage.setItem('theirs', '1');
    await usesEveryWidget(host);
    await signsIn(host);
    await until(() => stored().includes('newuuid'), 'no id', patience);
    host.frame.contentWindow?.dispatchEvent(new Event('storefront-forget'));
    await until(() => String(stored()) === 'theirs', `${stored()}`, patience);
  });
});

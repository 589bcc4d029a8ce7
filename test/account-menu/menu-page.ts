import '../../src/account-menu/define.js';
import { endSession, openSession } from '../../src/state/session.js';
import { configure, setBigdata } from '../../src/state/store.js';
import { removeAddedDialogs } from '../support/added-dialogs.js';
import { appears, inside, startApi } from '../support/car-search.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

export const site = 'https://shop.example';

afterEach(() => {
  endSession();
  removeAddedDialogs();
});

/** Signs a shopper in, both in the browser and on the mocked server. */
export function signIn(uname = 'Ana'): void {
  const user = { id: 1, uname };
  openSession('t-1', user);
  const { fetch } = window;
  window.fetch = async (input, init) =>
    String(input).includes('/pc/user/getUserInfo')
      ? Response.json({ code: 200, msg: 'OK', data: user })
      : fetch(input, init);
}

/** Adds a closed account menu for the current shopper or guest. */
export async function menu(
  markup = '<storefront-account-menu></storefront-account-menu>',
): Promise<HTMLElement> {
  setBigdata({ userInfo: { status: 'idle' } });
  startApi();
  configure({ site });
  const element = addMarkup(markup).querySelector<HTMLElement>('storefront-account-menu');
  if (!element) throw new Error('The markup holds no account menu');
  await until(() => element.shadowRoot && opener(element).textContent, 'no text');
  return element;
}

export const opener = (element: Element): HTMLElement => inside(element, '[part=button]');
export const panel = (element: Element): HTMLElement => inside(element, '[part=panel]');
export const isOpen = (element: Element): boolean => panel(element).getClientRects().length > 0;

/** Adds an account menu and opens it. */
export async function openMenu(markup?: string): Promise<HTMLElement> {
  const element = await menu(markup);
  opener(element).click();
  await appears(element, '[part=link]');
  return element;
}

export const links = (element: Element): HTMLAnchorElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLAnchorElement>('[part=link]') ?? []),
];

export const closes = (element: Element): Promise<void> => until(() => !isOpen(element), 'it stays open');

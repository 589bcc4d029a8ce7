import '../../src/prize-popup/define.js';
import { endSession, openSession } from '../../src/state/session.js';
import { cookies, local, session } from '../../src/state/storage.js';
import { configure, setBigdata } from '../../src/state/store.js';
import { type Answer, answers, type Call } from '../support/answers.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

export type PopupElement = HTMLElement & { open: boolean; endTime: number; show(): unknown; hide(): unknown };

export const image = '/test/tools/banner.svg';

export const gift = {
  type: 1,
  end_time: 1_800_000_000,
  is_show_handle: 1,
  coupon_log_id: 7,
  one: { is_lock: 0, is_use: 0, img: image },
  two: [1, 2, 3].map((status) => ({
    status,
    img_not_use: `${image}?fresh`,
    img_used: `${image}?used`,
    img_lock: `${image}?locked`,
  })),
  three: { img: image },
  four: { img: image },
};

export const site = 'https://shop.example';

let user: object = {};

/** Clears everything that other tests stored, in this file or in another one of this browser. */
function forget(): void {
  endSession();
  for (const name of ['coupon_bol', 'centerDialogVisibletime', 'giftClaimed'] as const)
    local.write(name, null);
  for (const name of ['giftCountdown', 'prizeShown'] as const) session.write(name, null);
  for (const name of ['prizeShown', 'myCookie', 'userInfo'] as const) cookies.write(name, null);
  configure({ lang: null, themeColor: null, site: null, partner: null });
  setBigdata({ giftPop: { status: 'idle' }, userInfo: { status: 'idle' } });
  user = {};
}

beforeEach(forget);
afterEach(async () => {
  forget();
});

/** Opens a server with a gift for everyone, and with the shopper who signed in. */
export function openServer(own: Readonly<Record<string, Answer>> = {}): readonly Call[] {
  const calls = answers({
    '/pc/index/giftPop': () => gift,
    '/pc/index/luckyDraw': () => ({ award_level: 1, award_name: '$5 off' }),
    '/pc/coupon/autoExpire': () => null,
    '/pc/user/getUserInfo': ({ headers }) => (headers.has('token') ? user : {}),
    '/common/getConfig': () => ({ content: '', value: '' }),
    '/pc/user/getUserUUID': () => ({ uuid: '00000000-0000-4000-8000-000000000001' }),
    ...own,
  });
  configure({ site });
  return calls;
}

/** Gives each shopper a new token, because the popup decides only once per shopper. */
let shoppers = 0;
export function signIn(record: Readonly<Record<string, unknown>> = {}): void {
  const info = { uname: 'Dana', is_coupon: 0, ...record };
  user = info;
  openSession(`token-${Date.now()}-${shoppers++}`, info);
}

/** Returns the names of the calls about the gift, in order. */
export const giftCalls = (calls: readonly Call[]): string[] =>
  calls
    .map(({ path }) => path.replace(/^.*\//, ''))
    .filter((name) => /giftPop|luckyDraw|autoExpire/.test(name));

export function addPopup(attributes = ''): PopupElement {
  const box = addMarkup(`<storefront-prize-popup ${attributes}></storefront-prize-popup>`);
  const element = box.querySelector<PopupElement>('storefront-prize-popup');
  if (!element) throw new Error('one was added');
  return element;
}

/** Adds a popup, and waits until it is shown. */
export async function openPopup(attributes = 'open'): Promise<PopupElement> {
  const element = addPopup(attributes);
  await isShown(element);
  return element;
}

export const dialog = (element: Element): HTMLDialogElement | null =>
  element.shadowRoot?.querySelector('dialog') ?? null;
export const isShown = (element: Element): Promise<void> => until(() => dialog(element), 'it is not shown');
export const isClosed = (element: PopupElement): Promise<void> =>
  until(() => !element.open && !dialog(element), 'it stays open');

/** Waits until the widget is there, and all its requests are answered and rendered. */
export async function settles(element: Element): Promise<void> {
  await until(() => element.shadowRoot?.querySelector('.base'), 'it is not there');
  await until(() => settled.has(element), 'it is not ready');
}
const settled = new WeakSet<Element>();
document.addEventListener(
  'storefront-ready',
  ({ target }) => target instanceof Element && settled.add(target),
);

export const buttons = (element: Element): HTMLButtonElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLButtonElement>('dialog button') ?? []),
];
export const tiles = (element: Element): HTMLButtonElement[] =>
  buttons(element).filter((each) => each.part.contains('tile'));

/** Returns the button with this name. Throws if there is none. */
export function button(element: Element, name: string): HTMLButtonElement {
  const found = buttons(element).find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
}

/** Returns the timer's text, such as `23:59:59`. */
export const time = (element: Element): string =>
  [...(element.shadowRoot?.querySelectorAll('[role=timer] b') ?? [])]
    .map(({ textContent }) => textContent)
    .join(':');

import '../../src/account-menu/define.js';
import { accountMenu } from '../../src/account-menu/account-menu.definition.js';
import '../../src/back-to-top/define.js';
import { backToTop } from '../../src/back-to-top/back-to-top.definition.js';
import '../../src/car-search/define.js';
import { carSearch } from '../../src/car-search/car-search.definition.js';
import '../../src/drawer/define.js';
import { drawer } from '../../src/drawer/drawer.definition.js';
import type { TrackDetail } from '../../src/element/events.definition.js';
import '../../src/footer/define.js';
import { footer } from '../../src/footer/footer.definition.js';
import '../../src/header/define.js';
import { header } from '../../src/header/header.definition.js';
import '../../src/language/define.js';
import { language } from '../../src/language/language.definition.js';
import '../../src/location/define.js';
import { location } from '../../src/location/location.definition.js';
import '../../src/prize-popup/define.js';
import { prizePopup } from '../../src/prize-popup/prize-popup.definition.js';
import '../../src/prize-wheel/define.js';
import { prizeWheel } from '../../src/prize-wheel/prize-wheel.definition.js';
import '../../src/sign-in/define.js';
import { signIn } from '../../src/sign-in/sign-in.definition.js';
import { endSession, openSession } from '../../src/state/session.js';
import { local } from '../../src/state/storage.js';
import { configure, setBigdata, store } from '../../src/state/store.js';
import { removeAddedDialogs } from '../support/added-dialogs.js';
import { type Answer, answers } from '../support/answers.js';
import { dana, danasShop } from '../support/danas-shop.js';
import { recordEvents } from '../support/record-events.js';
import { addMarkup, clearStage } from '../support/stage.js';
import { until } from '../support/until.js';

/** When each widget sends `storefront-track`, according to its definition. */
export const tracks: Readonly<Record<string, object>> = Object.fromEntries(
  [
    accountMenu,
    backToTop,
    carSearch,
    drawer,
    footer,
    header,
    language,
    location,
    prizePopup,
    prizeWheel,
    signIn,
  ].map(({ tag, tracks }) => [tag.replace('storefront-', ''), tracks]),
);

/** What a server and a browser know about a shopper. None of these texts occurs anywhere else on the page. */
export interface Shopper {
  readonly uname: string;
  readonly email: string;
  readonly phone: string;
  readonly addressName: string;
  readonly city: string;
  readonly zip: string;
  readonly token: string;
  readonly uuid: string;
}

export const ana: Shopper = {
  uname: 'Zhanna Qvist',
  email: 'zhanna.qvist@mail.test',
  phone: '+1 (512) 555-0143',
  addressName: 'Lakehouse Quillon 12',
  city: 'Zzyzx Springs',
  zip: '78704',
  token: 'tok-9f8e7d6c5b4a39281706f5e4d3c2b1a0',
  uuid: '3f2b8c1e-77aa-4d11-9e0a-aa11bb22cc33',
};

const banner = {
  img_pc: null,
  title: ['Cars', 'Shipped'],
  brand: [
    { brand_name: 'BYD', value: 'byd', brand_logo: null, car_model: [{ name: 'Seal', value: 'seal' }] },
    { brand_name: 'Tesla', value: 'tesla', brand_logo: null, car_model: ['Model 3'] },
  ],
};

const realOpen = window.open;
document.addEventListener('storefront-navigate', (event) => event.preventDefault());
// Runs after the widgets' own listeners, so that no link leaves the test page.
for (const name of ['click', 'auxclick'])
  document.addEventListener(name, (event) => {
    if (event.composedPath().some((node) => node instanceof HTMLAnchorElement)) event.preventDefault();
  });

beforeEach(() => {
  window.open = () => null;
});
/** Removes the widgets of a test, and those that they have opened. */
export async function emptyPlaces(): Promise<void> {
  await clearStage();
  removeAddedDialogs();
}

afterEach(async () => {
  window.open = realOpen;
  await emptyPlaces();
  endSession();
  local.write('newuuid', null);
  configure({
    analytics: null,
    consent: null,
    carry: null,
    partner: null,
    site: null,
    lang: null,
    chat: null,
  });
  delete (window as { dataLayer?: unknown }).dataLayer;
  delete (window as { google_tag_data?: unknown }).google_tag_data;
});

/** Opens a server that answers every call of every widget, for one shopper. */
export function openShop(shopper: Shopper = ana, own: Readonly<Record<string, Answer>> = {}): void {
  const user = { ...dana, uname: shopper.uname, email: shopper.email, phone: shopper.phone };
  const shop = danasShop();
  shop.reply('carIndex', { banner });
  shop.reply('login', { token: shopper.token, user });
  shop.reply('register', null);
  shop.reply('getUserUUID', { uuid: shopper.uuid });
  shop.reply('userInfo', ({ headers }) => (headers.token ? user : {}));
  shop.reply('addressList', [
    {
      ...{ address_id: '1', address_name: shopper.addressName, is_default: 1, is_select: 0 },
      ...{ post_code: shopper.zip, city_name: shopper.city },
    },
  ]);
  shop.reply('zipLookup', [{ code: shopper.zip, city: shopper.city }]);
  const idle = { status: 'idle' } as const;
  setBigdata({ carIndex: idle, navbar: idle, departments: idle, menu: idle, giftPop: idle, prizeInfo: idle });
  answers(own, shop);
  configure({ site: 'https://shop.example' });
}

/** Signs a shopper in, with a visitor id and a location. */
export function enter(shopper: Shopper): void {
  local.write('newuuid', shopper.uuid);
  openSession(shopper.token, { uname: shopper.uname, email: shopper.email, phone: shopper.phone });
  store.setState((state) => ({
    user: { ...state.user, uuid: shopper.uuid },
    addressindex: { zip: shopper.zip, city: shopper.city },
  }));
}

/** Adds a widget to the page, and waits for a match of a selector in it. */
export async function place<E extends HTMLElement = HTMLElement>(
  markup: string,
  selector = '.base > *',
): Promise<E> {
  const box = addMarkup(markup);
  const element = box.firstElementChild as E; // the tests know which element their markup starts with
  await until(() => element.shadowRoot?.querySelector(selector), `${selector} in ${markup}`);
  return element;
}

/** Collects the tracking events until the test ends. */
export const tracked = (): TrackDetail[] => recordEvents('storefront-track') as TrackDetail[];

/** Returns the first match of a selector in a widget, or in the widgets inside it. */
export function find<E extends HTMLElement = HTMLElement>(element: Element, selector: string): E | null {
  const roots = [element, element.shadowRoot];
  for (const root of roots) {
    const found = root?.querySelector<E>(selector);
    if (found) return found;
  }
  return null;
}

/** Waits for a match of a selector, and clicks it. */
export async function press(element: Element, selector: string): Promise<void> {
  await until(() => find(element, selector), `no ${selector}`);
  find(element, selector)?.click();
}

/** Types into a field. */
export async function type(element: Element, selector: string, text: string): Promise<void> {
  await until(() => find(element, selector), `no ${selector}`);
  const field = find<HTMLInputElement>(element, selector);
  if (!field) return;
  field.focus();
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** Brings a turning wheel to rest as soon as its end is planned, that is, once the server has answered. */
export async function letRest(element: Element): Promise<void> {
  const turn = () => find(element, '[part=disc]')?.getAnimations()[0];
  await until(() => Number(turn()?.effect?.getTiming().duration) < 60_000, 'no end was planned');
  turn()?.finish();
}

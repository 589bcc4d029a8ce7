import '../../src/sign-in/define.js';
import { cookies, local, session } from '../../src/state/storage.js';
import { configure, setBigdata } from '../../src/state/store.js';
import { type Answer, answers, type Call } from '../support/answers.js';
import { recordEvents } from '../support/record-events.js';
import { until } from '../support/until.js';

/** The globals that the providers' scripts set, including what they received. */
interface ProviderPage {
  requests: Record<string, unknown>[];
  opened: string[];
  facebookProfile: unknown;
  google?: unknown;
  FB?: unknown;
  fbAsyncInit?: unknown;
}

export const page = window as unknown as ProviderPage; // the scripts put these there

// Each sign-in ends with a navigation, after what the tests wait for. From a removed element, it would reload the page.
let jumpsDue = 0;
const places: Element[] = [];
const isOurs = ({ target }: Event) =>
  target instanceof Node && places.some((place) => place.contains(target));
document.addEventListener('storefront-sign-in', (event) => {
  if (isOurs(event)) jumpsDue++;
});
document.addEventListener('storefront-navigate', (event) => {
  if (!isOurs(event)) return;
  event.preventDefault();
  jumpsDue--;
});

const restores: (() => void)[] = [];
let urls = 0;

/** Replaces a property of a browser object until the test ends. */
export function stub(object: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, { value, configurable: true, writable: true });
  restores.push(() => {
    if (before) Object.defineProperty(object, name, before);
    else Reflect.deleteProperty(object, name);
  });
}

afterEach(async () => {
  await until(() => !jumpsDue, 'a sign-in leads nowhere', patience);
  for (const place of places.splice(0)) place.remove();
  await null; // by now the widgets are torn down
  for (const restore of restores.splice(0)) restore();
  for (const script of document.querySelectorAll('script[src*="/scripts/"], script[src*="/silent/"]'))
    script.remove();
  for (const name of ['google', 'FB', 'fbAsyncInit'] as const) delete page[name];
  configure({ googleClientId: null, facebookAppId: null, googleSdk: null, facebookSdk: null, lang: null });
  for (const name of ['myCookie', 'userInfo'] as const) cookies.write(name, null);
  for (const name of ['newuuid', 'token', 'userInfo'] as const) local.write(name, null);
  session.write('userInfo', null);
});

export const user = { uname: 'Ann', is_coupon: 0 };
export const signedIn = { token: 'token-1', user };

export interface SignIn {
  readonly element: HTMLElement & { open: boolean };
  readonly root: ShadowRoot;
  readonly calls: readonly Call[];
  /** Returns the calls of one path. */
  of(path: string): Call[];
  readonly users: unknown[];
  readonly errors: unknown[];
  /** The details of the tracking events. */
  readonly tracked: unknown[];
  button(name: string): HTMLButtonElement | undefined;
  /** Waits for a button, and clicks it. */
  click(name: string): Promise<void>;
  /** Waits until the widget's status contains a text. */
  says(text: string): Promise<void>;
  /** The widget's current status. */
  readonly statusText: string;
}

/** Returns a new URL for a script, because a page loads each URL only once. */
export const scriptUrl = (name: string): string =>
  `${location.origin}/test/sign-in/scripts/${name}.js?${urls++}`;

interface Options {
  readonly markup?: string;
  readonly config?: Parameters<typeof configure>[0];
  readonly images?: object;
}

/** Opens the sign-in, and waits for the providers' buttons. */
export async function openSignIn(
  byPath: Readonly<Record<string, Answer>> = {},
  { markup = '<storefront-sign-in open></storefront-sign-in>', config = {}, images = {} }: Options = {},
): Promise<SignIn> {
  Object.assign(page, { requests: [], opened: [], facebookProfile: { id: 'fb-1', name: 'Sam' } });
  // A scripted click doesn't count as the shopper's.
  stub(navigator, 'userActivation', { isActive: true });
  setBigdata({ loginSwitch: { status: 'idle' } });
  const calls = answers({
    '/common/getConfig': () => ({ content: '', value: '#c2410c' }),
    '/pc/user/getUserUUID': () => ({ uuid: '00000000-0000-4000-8000-000000000001' }),
    '/pc/user/getUserInfo': () => ({}),
    '/pc/otherLoginSwitch': () => ({ pc_switch: 1, ...images }),
    ...byPath,
  });
  configure({
    googleClientId: 'google-1',
    googleSdk: scriptUrl('google'),
    facebookAppId: 'facebook-1',
    facebookSdk: scriptUrl('facebook'),
    ...config,
  });
  const users = recordEvents('storefront-sign-in');
  const errors = recordEvents('storefront-error');
  const tracked = recordEvents('storefront-track');
  const place = document.createElement('div');
  place.append(document.createRange().createContextualFragment(markup));
  document.body.append(place);
  places.push(place);
  const element = place.querySelector<SignIn['element']>('storefront-sign-in');
  const root = element?.shadowRoot;
  if (!element || !root) throw new Error('There is no sign-in');
  const shop: SignIn = {
    element,
    root,
    calls,
    users,
    errors,
    tracked,
    of: (path) => calls.filter((call) => call.path === path),
    button: (name) =>
      [...root.querySelectorAll('button')].find(
        (each) => (each.ariaLabel ?? each.textContent?.trim()) === name,
      ),
    async click(name) {
      await until(() => shop.button(name), `no button ${name}: ${root.textContent}`, patience);
      shop.button(name)?.focus(); // as a mouse click does
      shop.button(name)?.click();
    },
    says: (text) => until(() => shop.statusText.includes(text), `"${text}" is not shown`, patience),
    get statusText() {
      return [...root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(' ');
    },
  };
  await until(() => root.querySelector('.social'), 'the providers did not appear', patience);
  return shop;
}

export const patience = { timeout: 8000 };

/** The parts of a window that the widget uses. */
export interface OpenedWindow {
  readonly location: { replace(url: string | URL): void };
  readonly went: string[];
  /** What a page with a Cross-Origin-Opener-Policy reads right away. */
  readonly closed: true;
  /** How many times it was closed. */
  closings: number;
  close(): void;
}

/** Makes the page open fake windows from now on, and returns those that it has opened. */
export function windows(): OpenedWindow[] {
  const opened: OpenedWindow[] = [];
  stub(window, 'open', () => {
    const went: string[] = [];
    const popup: OpenedWindow = {
      location: { replace: (url) => went.push(String(url)) },
      went,
      closed: true,
      closings: 0,
      close() {
        this.closings += 1;
      },
    };
    opened.push(popup);
    return popup;
  });
  return opened;
}

/** Dispatches a message as if it came from a window. */
export function message(source: unknown, data: unknown, origin = location.origin): void {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  dispatchEvent(event);
}

import '../../src/location/define.js';
import { cookies, local } from '../../src/state/storage.js';
import { configure, store } from '../../src/state/store.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

export type LocationElement = HTMLElement & { open: boolean; show(): unknown; hide(): unknown };

/** A call from the widgets, which the test can answer. */
export interface Call {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly token: string | null;
  readonly signal: AbortSignal | null | undefined;
  /** Answers with `code` 200 and this `data`. */
  succeed(data?: unknown): void;
  /** Answers with another code. */
  refuse(code: number, msg: string): void;
  /** Breaks the connection. */
  breakOff(): void;
}

const realFetch = window.fetch;

/** The shop's zip codes. */
export const cities: Readonly<Record<string, string>> = {
  '10001': 'New York',
  '90210': 'Beverly Hills',
  '02134': 'Allston',
};

export const home = {
  address_id: 1,
  address_name: 'Home',
  is_default: 1,
  is_select: 0,
  post_code: '78704',
  city_name: 'Austin',
};
export const office = {
  ...home,
  address_id: 2,
  address_name: 'Office',
  is_default: 0,
  city_name: 'New York',
};

const wait = (path: string, calls: readonly Call[], count: number) =>
  until(() => calls.filter((call) => call.path === path).length >= count, `no call ${count} of ${path}`, {
    timeout: 5000,
  });

/**
 * Opens a shop whose server answers at once, except for the calls that are held. Like the real one, it remembers the
 * addresses, and which one is selected.
 */
export function openShop({ addresses = [] as readonly object[], held = [] as readonly string[] } = {}) {
  const calls: Call[] = [];
  const shop = {
    calls,
    addresses,
    /** The last path segments of the calls that the test answers. */
    held,
    /** Returns the calls of one path, in order. */
    of: (path: string) => calls.filter((call) => call.path === path),
    /** Waits for a call of a path, by default the first one. */
    async call(path: string, count = 1): Promise<Call> {
      await wait(path, calls, count);
      const call = shop.of(path)[count - 1];
      if (!call) throw new Error(`no call of ${path}`);
      return call;
    },
  };
  const select = (id: string | null) => {
    shop.addresses = shop.addresses.map((each) => ({
      ...each,
      is_select: Number(String(Reflect.get(each, 'address_id')) === id),
    }));
  };
  const answer = (path: string, fields: Call['fields']): unknown => {
    if (path === 'list') return shop.addresses;
    if (path === 'setSelectAddress') select(fields.address_id ?? null);
    if (path === 'cancelSelect') select(null);
    const city = cities[fields.code ?? ''];
    if (path === 'codeList') return city ? [{ code: fields.code, city }] : [];
    if (path === 'getUserUUID') return { uuid: 'a-visitor' };
    return path === 'getConfig' ? { content: '', value: '#c2410c' } : null;
  };
  window.fetch = (input, init) => {
    const url = new URL(String(input), document.baseURI);
    if (!url.pathname.startsWith('/shop/')) return realFetch(input, init);
    const path = url.pathname.split('/').pop() ?? '';
    const body = init?.body instanceof URLSearchParams ? init.body : url.searchParams;
    const fields = Object.fromEntries(body);
    return new Promise((resolve, reject) => {
      const reply = (code: number, msg: string, data: unknown) => resolve(Response.json({ code, msg, data }));
      const call: Call = {
        path,
        fields,
        token: new Headers(init?.headers).get('token'),
        signal: init?.signal,
        succeed: (...data) => reply(200, 'OK', data.length ? data[0] : answer(path, fields)),
        refuse: (code, msg) => reply(code, msg, null),
        breakOff: () => reject(new TypeError('Failed to fetch')),
      };
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      calls.push(call);
      if (!shop.held.includes(path)) call.succeed();
    });
  };
  // Each shop has its own URL, because the widgets don't request again what an API has already answered.
  configure({ api: `/shop/${Date.now()}-${Math.random()}` });
  return shop;
}

/** Stores what the browser of a signed-in shopper contains. */
export function signIn(token: string | null = 'a-token'): void {
  local.write('userInfo', '{"uname":"Dana"}');
  if (token) cookies.write('myCookie', token);
  store.setState(({ user }) => ({ user: { ...user, info: { uname: 'Dana' } }, loginInfo: { token } }));
}

afterEach(async () => {
  window.fetch = realFetch;
  localStorage.clear();
  for (const name of ['Applycode', 'Applycity', 'userInfo'] as const) local.write(name, null);
  cookies.write('myCookie', null);
  configure({ lang: null, partner: null, site: null });
  store.setState(({ user }) => ({
    user: { ...user, info: null },
    loginInfo: { token: null },
    addressindex: { zip: null, city: null },
  }));
});

/** Adds location dialogs to the page. They are removed when the test ends. */
export function addLocations(markup: string): LocationElement[] {
  const box = addMarkup(markup);
  return [...box.querySelectorAll<LocationElement>('storefront-location')];
}

/** Adds an open location dialog, and waits until it has rendered. */
export async function openLocation(attributes = ''): Promise<LocationElement> {
  const [element] = addLocations(`<storefront-location open ${attributes}></storefront-location>`);
  if (!element) throw new Error('none was added');
  await find(element, 'dialog');
  return element;
}

/** Waits for a match of a selector in the shadow root. */
export async function find<E extends HTMLElement = HTMLElement>(
  element: Element,
  selector: string,
): Promise<E> {
  const found = () => element.shadowRoot?.querySelector<E>(selector);
  await until(found, `${selector} did not appear`);
  const one = found();
  if (!one) throw new Error(`${selector} went again`);
  return one;
}

/** Waits until the shadow root shows a text, or no longer shows it. */
export const shows = (element: Element, text: string, shown = true): Promise<void> =>
  until(() => textOf(element).includes(text) === shown, `"${text}": expected ${shown}`, {
    timeout: 5000,
  });

export const textOf = (element: Element): string => element.shadowRoot?.textContent ?? '';

/** Returns the button with this name. Throws if there is none. */
export function button(element: Element, name: string): HTMLButtonElement {
  const all = [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
  const one = all.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
  if (!one) throw new Error(`no button ${name}`);
  return one;
}

/** Types a zip code, and applies it. */
export async function applyZip(element: Element, zip: string): Promise<void> {
  const field = await find<HTMLInputElement>(element, 'input[part=field]');
  field.value = zip;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  button(element, 'Apply').click();
}

export const radios = (element: Element): HTMLInputElement[] => [
  ...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []),
];

/** Returns the names of the chosen addresses: one or none. */
export const chosen = (element: Element): string[] =>
  radios(element).flatMap((radio) => {
    const root = radio.getRootNode() as ShadowRoot; // radios are drawn in shadow roots
    return radio.checked
      ? [root.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent ?? '']
      : [];
  });

/** Chooses the address at an index by clicking it. */
export async function chooseAddress(element: Element, index: number): Promise<void> {
  await until(() => radios(element)[index], `no address ${index}`);
  radios(element)[index]?.click();
}

/** Returns the zip code and the city of the delivery. Throws if storage and the store differ. */
export function delivery(): [string | null, string | null] {
  const { zip, city } = store.getState().addressindex;
  const stored = [localStorage.getItem('Applycode'), localStorage.getItem('Applycity')];
  if (`${stored}` !== `${[zip, city]}`) throw new Error(`stored ${stored}, shown ${[zip, city]}`);
  return [zip, city];
}

import { nextFrame } from '@open-wc/testing';
import '../../src/sign-in/define.js';
import { cookies, local, session } from '../../src/state/storage.js';
import { configure, setBigdata, store } from '../../src/state/store.js';
import { type Answer, answers } from './answers.js';
import { addMarkup } from './stage.js';
import { until } from './until.js';

export { until };

export type SignInElement = HTMLElement & {
  open: boolean;
  view: string;
  page: boolean;
  redirect: string | null;
  show(view?: string): unknown;
  hide(): unknown;
};

export const dana = { uname: 'Dana', email: 'dana@example.com', is_coupon: 0 };

/** Removes everything that a sign-in leaves in the browser. */
export function forgetSession(): void {
  for (const name of ['token', 'userInfo', 'newuuid', 'coupon_bol', 'acconutShower'] as const)
    local.write(name, null);
  session.write('userInfo', null);
  cookies.write('myCookie', null);
  cookies.write('userInfo', null);
  setBigdata({ userInfo: { status: 'idle' }, loginSwitch: { status: 'idle' }, codeWaits: {} });
  store.setState(({ user }) => ({ user: { ...user, info: null }, loginInfo: { token: null } }));
}

afterEach(async () => {
  configure({ lang: null, partner: null, site: null, appDownload: null });
  const hadCookies = document.cookie.includes('portal_');
  forgetSession();
  if (!hadCookies) return;
  // WebKit gets cookies from another process, so one that was just written may come back.
  await nextFrame();
  forgetSession();
});

/** Starts a server on which everything succeeds, except for the test's own answers. */
export const openServer = (byPath: Readonly<Record<string, Answer>> = {}) =>
  answers({
    '/pc/login': () => ({ token: 'token-1', user: dana }),
    '/pc/register': () => null,
    '/pc/sendCodeEmail': () => ({ code: 200, msg: 'OK' }),
    '/pc/editPwd': () => ({ code: 200, msg: 'OK' }),
    '/pc/logout': () => null,
    '/pc/user/getUserInfo': ({ headers }) => (headers.has('token') ? dana : {}),
    '/pc/user/getUserUUID': ({ headers }) => ({
      uuid: headers.has('token') ? 'uuid-of-dana' : 'uuid-of-guest',
    }),
    '/pc/otherLoginSwitch': () => ({ pc_switch: 0 }),
    '/common/getConfig': () => ({ content: '', value: '#c2410c' }),
    ...byPath,
  });

/** Puts markup into the page and returns the sign-ins in it. They are removed when the test ends. */
export function addSignIns(markup: string): SignInElement[] {
  const box = addMarkup(markup);
  return [...box.querySelectorAll<SignInElement>('storefront-sign-in')];
}

export function addSignIn(attributes = ''): SignInElement {
  const [element] = addSignIns(`<storefront-sign-in ${attributes}></storefront-sign-in>`);
  if (!element) throw new Error('one was added');
  return element;
}

/** Adds a dialog that is open at a view, or a page, and waits for its form. */
export async function readySignIn(attributes = 'open'): Promise<SignInElement> {
  const element = addSignIn(attributes);
  await until(
    () => (/methods|view|page/.test(attributes) ? fields(element).length : dialog(element)),
    'its view',
  );
  return element;
}

export const dialog = (element: Element): HTMLDialogElement | null =>
  element.shadowRoot?.querySelector('dialog') ?? null;

/** Returns the heading of the dialog or of the page. */
export const title = (element: Element): string =>
  element.shadowRoot?.querySelector('[part=title]')?.textContent ?? '';

export const form = (element: Element): HTMLFormElement | null => element.querySelector('form');

export const fields = (element: Element): HTMLInputElement[] => [...element.querySelectorAll('input')];

/** Returns the field with a label. */
export function field(element: Element, label: string): HTMLInputElement {
  const found = fields(element).find((input) => input.labels?.[0]?.textContent === label);
  if (!found) throw new Error(`No field ${label}`);
  return found;
}

/** Returns a field's error message. */
export function fault(element: Element, label: string): string {
  const input = field(element, label);
  const id = input.getAttribute('aria-describedby');
  if (!id) return '';
  const root = input.getRootNode() as Document; // or a shadow root, which has the same method
  return root.getElementById(id)?.textContent ?? '';
}

/** Waits until a field shows an error message. */
export const faulty = (element: Element, label: string, text: string): Promise<void> =>
  until(() => fault(element, label) === text, `“${text}” at ${label}`);

/** Returns the button or link with a name, in the shadow root or in the form, or undefined if there is none. */
export const found = (element: Element, name: string): HTMLElement | undefined =>
  [element, element.shadowRoot]
    .flatMap((root) => [...(root?.querySelectorAll<HTMLElement>('button, a') ?? [])])
    .find((each) => nameOf(each) === name);

function nameOf(element: HTMLElement): string {
  const hidden = [...element.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent);
  return element.getAttribute('aria-label') ?? (element.textContent ?? '').replace(hidden.join(''), '');
}

export function press(element: Element, name: string): HTMLElement {
  const one = found(element, name);
  if (!one) throw new Error(`No ${name}`);
  return one;
}

/** Clicks the button or link with a name. */
export const click = (element: Element, name: string): void => press(element, name).click();

/** Types into fields, which are given by label. */
export function fill(element: Element, texts: Readonly<Record<string, string>>): void {
  for (const [label, text] of Object.entries(texts)) {
    const input = field(element, label);
    input.focus();
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }
}

/** Returns the visible status texts and messages. */
export const statusText = (element: Element): string =>
  [element, element.shadowRoot]
    .flatMap((root) => [...(root?.querySelectorAll('[role=status]') ?? [])])
    .map(({ textContent }) => textContent)
    .join(' ')
    .trim();

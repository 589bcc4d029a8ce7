import { store } from '../state/store.js';
import { carSearchMessages } from './messages.js';
import { type PageForm, readFields } from './page-form.js';

/** The makes that a server put into its markup, with the language and the API they are for. */
export interface ServerData {
  readonly lang: string;
  /** The base URL of the API, or null if the server named none. */
  readonly api: string | null;
  /** The reply of the `carIndex` call. */
  readonly data: unknown;
}

/** What shoppers did in forms that were drawn before, kept because the widget empties the shadow root. */
const forms = new WeakMap<Element, PageForm>();

const trimmed = (url: string): string => url.trim().replace(/\/+$/, '');

/** How often to look whether a list is still open, in milliseconds. */
const pollInterval = 50;

/** The shadow roots that a server or the loader has drawn in. */
const renderedRoots = (): ShadowRoot[] =>
  [...document.querySelectorAll('storefront-car-search')].flatMap(({ shadowRoot }) => shadowRoot ?? []);

const pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Waits until what was drawn before can be replaced without a flash or a loss: until the texts have loaded, and until no
 * native list is open, because it would close while a shopper is choosing. Engines without `:open` can't tell.
 * @returns null if nothing was drawn.
 */
export function whenReplaceable(): Promise<unknown> | null {
  if (typeof document === 'undefined' || !renderedRoots().length) return null;
  return carSearchMessages.load(store.getState().lang).then(async () => {
    // The widget is drawn in a task of its own, not in the one that has run its code: the page answers in between.
    await pause(0);
    while (renderedRoots().some(hasOpenList)) await pause(pollInterval);
  });
}

function hasOpenList(root: ShadowRoot): boolean {
  try {
    return root.querySelector('select:open') !== null;
  } catch {
    return false;
  }
}

/**
 * Reads what a server rendered on the page, before the elements take it over.
 * @returns The makes, if they are the ones that the page's configuration would request; otherwise undefined.
 */
export function readServerMarkup(): unknown {
  if (typeof document === 'undefined') return undefined;
  let makes: unknown;
  for (const element of document.querySelectorAll('storefront-car-search')) {
    const root = element.shadowRoot;
    if (root?.querySelector('form')) forms.set(element, readFields(root));
    const text = root?.querySelector('script[type="application/json"]')?.textContent;
    makes ??= text && fitting(text);
  }
  return makes;
}

function fitting(text: string): unknown {
  try {
    const { lang, api, data } = JSON.parse(text) as ServerData; // anything else fails the checks below
    const state = store.getState();
    const isSame =
      lang === state.lang && (api === null || trimmed(api) === trimmed(state.bigdata.config.api));
    return isSame ? data : undefined;
  } catch {
    return undefined; // the makes will be requested
  }
}

/** Returns what the shopper did in the drawn form, once. Returns null if there was no form. */
export function takeServerForm(element: Element): PageForm | null {
  const form = forms.get(element) ?? null;
  forms.delete(element);
  return form;
}

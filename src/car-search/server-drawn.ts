import { store } from '../state/store.js';
import { type PageForm, readFields } from './page-form.js';

/** The makes that a server put into its markup, and for whom. */
export interface ServerData {
  readonly lang: string;
  /** The base URL of the API; null where the server named none. */
  readonly api: string | null;
  /** As the call `carIndex` gives it. */
  readonly data: unknown;
}

/** What shoppers did in a server's form before it became the widget: its shadow root is emptied then. */
const forms = new WeakMap<Element, PageForm>();

const trimmed = (url: string): string => url.trim().replace(/\/+$/, '');

/**
 * Looks at what a server drew on the page, before the elements take it over.
 * @returns The makes that the page's configuration would ask for; undefined where there are none.
 */
export function readServerDrawn(): unknown {
  if (typeof document === 'undefined') return undefined;
  let makes: unknown;
  for (const element of document.querySelectorAll('storefront-car-search')) {
    const root = element.shadowRoot;
    const form = root?.querySelector('form');
    if (form) forms.set(element, readFields(form));
    const text = root?.querySelector('script[type="application/json"]')?.textContent;
    makes ??= text && fitting(text);
  }
  return makes;
}

function fitting(text: string): unknown {
  try {
    const { lang, api, data } = JSON.parse(text) as ServerData; // what another wrote differs, and does not fit below
    const state = store.getState();
    const isSame =
      lang === state.lang && (api === null || trimmed(api) === trimmed(state.bigdata.config.api));
    return isSame ? data : undefined;
  } catch {
    return undefined; // the makes are asked for
  }
}

/** What the shopper did in the server's form, once; null where there was none. */
export function takeServerForm(element: Element): PageForm | null {
  const form = forms.get(element) ?? null;
  forms.delete(element);
  return form;
}

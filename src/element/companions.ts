/**
 * The widgets that other widgets need: two are in the header, and the others are dialogs that it or others open. With the loader on
 * the page, each one loads from the same file when its tag appears. A page that imports only `widgets/header.js`, or
 * the React entry, has nothing else to load them.
 */
const companions = {
  'account-menu': () => import('../account-menu/define.js'),
  drawer: () => import('../drawer/define.js'),
  language: () => import('../language/define.js'),
  location: () => import('../location/define.js'),
  'sign-in': () => import('../sign-in/define.js'),
};

/** How long leaving a page may take, in milliseconds: the server may be slow. */
const LEAVING_MS = 5_000;

export type Companion = keyof typeof companions;

/** Loads the element of a widget, unless it's already defined. */
export function bring(name: Companion): void {
  if (typeof customElements === 'undefined' || customElements.get(`storefront-${name}`)) return;
  companions[name]().catch((error) => {
    // Firefox aborts imports when the shopper leaves the page, which stays until the next one has arrived.
    setTimeout(() => console.error(`[storefront-widgets] ${name} did not load`, error), LEAVING_MS);
  });
}

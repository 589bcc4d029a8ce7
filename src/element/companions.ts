/**
 * The widgets that other widgets need: two stand in the header, two are dialogs that others open. With the loader on
 * the page, each comes when its tag is seen, from the same file; a page that imports `widgets/header.js` by itself, or
 * the React entry, has nobody else to bring them.
 */
const companions = {
  'account-menu': () => import('../account-menu/account-menu.js'),
  language: () => import('../language/language.js'),
  location: () => import('../location/location.js'),
  'sign-in': () => import('../sign-in/sign-in.js'),
};

export type Companion = keyof typeof companions;

/** Brings the element of a widget, unless somebody did. */
export function bring(name: Companion): void {
  if (customElements.get(`storefront-${name}`)) return;
  companions[name]().catch((error) => {
    // A page that is being left, which makes Firefox break off what it loads, is gone by then.
    setTimeout(() => console.error(`[storefront-widgets] ${name} did not load`, error), 500);
  });
}

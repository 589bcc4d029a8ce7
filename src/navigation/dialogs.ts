import { loadWidget } from '../element/load-widget.js';
import { sharedOnPage } from '../page/page-record.js';
import { keepInPlace } from './keep-in-place.js';

/** A dialog that isn't a custom element: a component in a React host. */
export interface ComponentDialog {
  readonly tag: string;
  readonly box: Element;
  /** @param redirect where to go afterward, a whole URL; if omitted, where the page itself wants. */
  readonly open: (redirect?: string) => void;
}

/** Returns the dialogs that are rendered. All copies of the bundle share them, so any copy's widgets can find them. */
export const componentDialogs = (): Set<ComponentDialog> => sharedOnPage('dialogs', () => new Set());

/** Returns the drawers that are rendered, elements and components. Each opens by itself when a menu button is pressed. */
export const renderedDrawers = (): Set<Element> => sharedOnPage('drawers', () => new Set());

/** The dialogs whose `redirect` was set for a destination, and the page's own value of it. */
const lent = new WeakMap<Element, string | null>();

/** Gives a dialog back the `redirect` that the page itself wants. */
function giveBack(dialog: Element): void {
  const own = lent.get(dialog);
  lent.delete(dialog);
  if (own === null) dialog.removeAttribute('redirect');
  else if (own !== undefined) dialog.setAttribute('redirect', own);
}

const findComponent = (page: Document, tag: string): ComponentDialog | undefined =>
  [...componentDialogs()].find((dialog) => dialog.tag === tag && dialog.box.ownerDocument === page);

/** Returns the dialog that is in the page, or adds one. */
function findOrAdd(page: Document, name: string, rest = ''): Element {
  const tag = `storefront-${name}`;
  loadWidget(name);
  const found = page.querySelector(tag + rest);
  if (found) return found;
  const added = page.createElement(tag);
  page.body.append(added);
  // A shopper may be typing in it while the page morphs itself. Once closed, the next one takes its place.
  keepInPlace(added, page.body, () => added.hasAttribute('open'));
  return added;
}

/** The dialog's module may not have loaded yet. When it does, it finds the attribute. */
const open = (dialog: Element): void => dialog.setAttribute('open', '');

/** Opens the location dialog of the page that contains the element. */
export function openLocation({ ownerDocument: page }: Element): void {
  const component = findComponent(page, 'storefront-location');
  if (component) component.open();
  else open(findOrAdd(page, 'location'));
}

/** Opens the menu after `storefront-menu-open`, unless the page has a drawer that has heard of it. */
export function openMenu({ ownerDocument: page }: Element): void {
  const hasDrawer = [...renderedDrawers()].some(({ ownerDocument }) => ownerDocument === page);
  if (!hasDrawer) open(findOrAdd(page, 'drawer'));
}

/**
 * Opens the sign-in dialog of the page (spec section 6).
 * @param element any element of the page.
 * @param target where to go afterward, a whole URL; if omitted, where the page itself wants.
 */
export function openSignIn({ ownerDocument: page }: Element, target?: string): void {
  const component = findComponent(page, 'storefront-sign-in');
  if (component) {
    component.open(target);
    return;
  }
  const dialog: Element & { readonly redirect?: string | null } = findOrAdd(page, 'sign-in', ':not([page])');
  giveBack(dialog);
  if (target !== undefined) {
    // The page may have set the property, which the attribute doesn't reflect.
    lent.set(dialog, dialog.redirect ?? dialog.getAttribute('redirect'));
    dialog.setAttribute('redirect', target);
    // A shopper who has signed in still gets to the target: the dialog has read it before it closes.
    dialog.addEventListener('storefront-close', () => giveBack(dialog), { once: true });
  }
  open(dialog);
}

import { bring, type Companion } from '../element/companions.js';
import { type ComponentDialog, componentDialogs } from './component-dialogs.js';

/** The dialogs whose `redirect` was set for a destination, and the page's own value of it. */
const lent = new WeakMap<Element, string | null>();

const findComponent = (page: Document, tag: string): ComponentDialog | undefined =>
  [...componentDialogs()].find((dialog) => dialog.tag === tag && dialog.box.ownerDocument === page);

/** Returns the dialog that is in the page, or adds one. */
function findOrAdd(page: Document, name: Companion, rest = ''): Element {
  const tag = `storefront-${name}`;
  bring(name);
  const found = page.querySelector(tag + rest);
  if (found) return found;
  const added = page.createElement(tag);
  page.body.append(added);
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
  const dialog = findOrAdd(page, 'sign-in', ':not([page])');
  const own = lent.get(dialog);
  if (own === undefined && target !== undefined) lent.set(dialog, dialog.getAttribute('redirect'));
  const redirect = target ?? own;
  if (redirect === null) dialog.removeAttribute('redirect');
  else if (redirect !== undefined) dialog.setAttribute('redirect', redirect);
  if (target === undefined) lent.delete(dialog);
  open(dialog);
}

import { bring, type Companion } from '../element/companions.js';
import { type ComponentDialog, componentDialogs } from './component-dialogs.js';

/** The dialogs whose `redirect` is that of a destination, and what the page itself had put there. */
const lent = new WeakMap<Element, string | null>();

const findComponent = (page: Document, tag: string): ComponentDialog | undefined =>
  [...componentDialogs()].find((dialog) => dialog.tag === tag && dialog.box.ownerDocument === page);

/** The dialog that is in the page, else one that is added. */
function findOrAdd(page: Document, name: Companion, rest = ''): Element {
  const tag = `storefront-${name}`;
  bring(name);
  const found = page.querySelector(tag + rest);
  if (found) return found;
  const added = page.createElement(tag);
  page.body.append(added);
  return added;
}

/** Its module may not be there yet: then it finds the attribute. */
const open = (dialog: Element): void => dialog.setAttribute('open', '');

/** Opens the choice of the delivery location of the page that an element is in. */
export function openLocation({ ownerDocument: page }: Element): void {
  const component = findComponent(page, 'storefront-location');
  if (component) component.open();
  else open(findOrAdd(page, 'location'));
}

/**
 * Opens the sign-in of the page (spec section 6).
 * @param element any element of the page.
 * @param target where to go after it, a whole URL; without it, where the page itself wants.
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

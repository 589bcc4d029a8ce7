/** The dialogs whose `redirect` is that of a destination, and what the page itself had put there. */
const lent = new WeakMap<Element, string | null>();

/** The dialog that is in the page, else one that is added: whoever loads the page's widgets loads that one too. */
function findOrAdd(page: Document, tag: string, selector = tag): Element {
  const found = page.querySelector(selector);
  if (found) return found;
  const added = page.createElement(tag);
  page.body.append(added);
  return added;
}

/** Its module may not be there yet: then it finds the attribute. */
const open = (dialog: Element): void => dialog.setAttribute('open', '');

/** Opens the choice of the delivery location of the page that an element is in. */
export function openLocation({ ownerDocument: page }: Element): void {
  open(findOrAdd(page, 'storefront-location'));
}

/**
 * Opens the sign-in of the page (spec section 6).
 * @param element any element of the page.
 * @param target where to go after it, a whole URL; without it, where the page itself wants.
 */
export function openSignIn({ ownerDocument: page }: Element, target?: string): void {
  const dialog = findOrAdd(page, 'storefront-sign-in', 'storefront-sign-in:not([page])');
  const own = lent.get(dialog);
  if (own === undefined && target !== undefined) lent.set(dialog, dialog.getAttribute('redirect'));
  const redirect = target ?? own;
  if (redirect === null) dialog.removeAttribute('redirect');
  else if (redirect !== undefined) dialog.setAttribute('redirect', redirect);
  if (target === undefined) lent.delete(dialog);
  open(dialog);
}

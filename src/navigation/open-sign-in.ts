const tag = 'storefront-sign-in';

/** The dialogs whose `redirect` is that of a jump, and what the page itself had put there. */
const lent = new WeakMap<Element, string | null>();

/**
 * Opens the sign-in of the page (spec section 6): the dialog that is in it, else one that is added. Whoever loads
 * the page's widgets loads that one too.
 * @param element any element of the page.
 * @param target where to go after it, a whole URL; without it, where the page itself wants.
 */
export function openSignIn({ ownerDocument: page }: Element, target?: string): void {
  let dialog = page.querySelector(`${tag}:not([page])`);
  if (!dialog) {
    dialog = page.createElement(tag);
    page.body.append(dialog);
  }
  const own = lent.get(dialog);
  if (own === undefined && target !== undefined) lent.set(dialog, dialog.getAttribute('redirect'));
  const redirect = target ?? own;
  if (redirect === null) dialog.removeAttribute('redirect');
  else if (redirect !== undefined) dialog.setAttribute('redirect', redirect);
  if (target === undefined) lent.delete(dialog);
  // Its module may not be there yet: then it finds the attribute.
  dialog.setAttribute('open', '');
}

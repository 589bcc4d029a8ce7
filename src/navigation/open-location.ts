const tag = 'storefront-location';

/** Opens the choice of the delivery location: the dialog that is in the page, else one that is added. */
export function openLocation({ ownerDocument: page }: Element): void {
  let dialog = page.querySelector(tag);
  if (!dialog) {
    dialog = page.createElement(tag);
    page.body.append(dialog);
  }
  // Its module may not be there yet: then it finds the attribute.
  dialog.setAttribute('open', '');
}

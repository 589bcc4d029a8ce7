/** Closes the dialogs that widgets have added to the page. Removed while open, they come back, as after a page's morph. */
export function closeAddedDialogs(): void {
  for (const dialog of document.querySelectorAll('body > [open]')) dialog.removeAttribute('open');
}

/** Removes the dialogs that widgets have added to the page. */
export function removeAddedDialogs(): void {
  closeAddedDialogs();
  for (const dialog of document.querySelectorAll('body > :is(storefront-sign-in, storefront-location)'))
    dialog.remove();
}

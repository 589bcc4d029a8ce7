/** Closes the dialogs that widgets have added to the page. Removed while open, they come back, as after a page's morph. */
export function closeAddedDialogs(): void {
  for (const dialog of document.querySelectorAll('body > [open]')) dialog.removeAttribute('open');
}

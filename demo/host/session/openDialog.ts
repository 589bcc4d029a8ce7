/**
 * Opens one of the shell's dialogs, also when its module is still on its way. A sign-in that stands in the page is
 * no dialog.
 */
export function openDialog(tag: 'storefront-sign-in' | 'storefront-location'): void {
  document.querySelector(`${tag}:not([page])`)?.setAttribute('open', '');
}

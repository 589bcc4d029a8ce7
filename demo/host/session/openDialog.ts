/** Opens one of the shell's dialogs, also when its module is on its way. A sign-in in the page is no dialog. */
export function openDialog(tag: 'storefront-sign-in' | 'storefront-location'): void {
  document.querySelector(`${tag}:not([page])`)?.setAttribute('open', '');
}

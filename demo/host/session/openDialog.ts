/** Opens one of the shell's dialogs, even if its module is still loading. A sign-in form in the page isn't a dialog. */
export function openDialog(tag: 'storefront-sign-in' | 'storefront-location'): void {
  document.querySelector(`${tag}:not([page])`)?.setAttribute('open', '');
}

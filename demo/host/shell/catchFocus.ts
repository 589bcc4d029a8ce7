/**
 * A dialog gives the focus back to what opened it. Where that is gone by then, as the button within the account menu is,
 * the menu's own button takes it: whoever uses the keyboard must not begin anew at the top.
 */
export function catchFocus(): void {
  const look = () =>
    requestAnimationFrame(() => {
      const { activeElement, body } = document;
      if (activeElement && activeElement !== body) return;
      const menu = document.querySelector('storefront-account-menu')?.shadowRoot;
      menu?.querySelector<HTMLElement>('[part=button]')?.focus({ preventScroll: true });
    });
  document.addEventListener('storefront-close', look);
  document.addEventListener('storefront-sign-in', look);
}

/**
 * Catches the focus when a dialog closes. The dialog returns it to what opened it. If that's gone by then, like a
 * button in the account menu, the menu's own button gets it, so keyboard users don't have to start over at the top.
 */
export function catchFocus(): void {
  const check = () =>
    requestAnimationFrame(() => {
      const { activeElement, body } = document;
      if (activeElement && activeElement !== body) return;
      const menu = document.querySelector('storefront-account-menu')?.shadowRoot;
      menu?.querySelector<HTMLElement>('[part=button]')?.focus({ preventScroll: true });
    });
  document.addEventListener('storefront-close', check);
  document.addEventListener('storefront-sign-in', check);
}

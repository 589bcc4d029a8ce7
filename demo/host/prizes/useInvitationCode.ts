import { useEffect } from 'react';

const FIELD = 'storefront-sign-in[page] input[name=invitation]';

/** A code as the shop makes it; anything else in an address is nobody's. */
const CODE = /^[0-9a-z]{4,20}$/i;

/**
 * Writes the code of an invitation link into the form in the page, once the form is there. What the shopper typed
 * stays, and so does an emptied field.
 * @param code of the address; null for none
 */
export function useInvitationCode(code: string | null): void {
  useEffect(() => {
    if (code === null || !CODE.test(code)) return;
    const fill = (): boolean => {
      const field = document.querySelector<HTMLInputElement>(FIELD);
      if (!field) return false;
      if (field.value === '') {
        field.value = code;
        // The form reads what is typed.
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      return true;
    };
    if (fill()) return;
    // The widget draws its fields beside itself, in the page, when its module has arrived.
    const watch = new MutationObserver(() => fill() && watch.disconnect());
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [code]);
}

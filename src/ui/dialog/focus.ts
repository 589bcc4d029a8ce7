/** Returns the focused element, even inside open shadow roots. Returns null if it's the page itself. */
export function deepActive(owner: Document): HTMLElement | null {
  let active = owner.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === owner.body ? null : (active as HTMLElement | null); // a focused element can take the focus again
}

/**
 * Focuses the field that is marked as the next one in a dialog or its slotted content, or else the first field, or else
 * the heading.
 */
export function focusFirst(dialog: HTMLElement): void {
  const slotted = [...dialog.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements());
  const find = (selector: string) =>
    [dialog, ...slotted].map((part) => part.querySelector<HTMLElement>(selector)).find(Boolean);
  (find('[data-next]') ?? find('input:enabled') ?? find('h2'))?.focus({ preventScroll: true });
}

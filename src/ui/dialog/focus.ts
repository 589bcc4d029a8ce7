/** The element that has the focus, looked for through open shadow roots; null where it is the page itself. */
export function deepActive(owner: Document): HTMLElement | null {
  let active = owner.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === owner.body ? null : (active as HTMLElement | null); // what has the focus can take it again
}

/**
 * Gives the focus to the field of a dialog, or of what is slotted into it, that is marked as the next, or else to the
 * first; without any, to the heading.
 */
export function focusFirst(dialog: HTMLElement): void {
  const slotted = [...dialog.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements());
  const find = (selector: string) =>
    [dialog, ...slotted].map((part) => part.querySelector<HTMLElement>(selector)).find(Boolean);
  (find('[data-next]') ?? find('input:enabled') ?? find('h2'))?.focus({ preventScroll: true });
}

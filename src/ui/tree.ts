/** Returns the element around another one as the page shows them: its slot or its shadow root's host, too. */
export function parentOf(element: Element): Element | null {
  const { assignedSlot, parentElement } = element;
  if (assignedSlot || parentElement) return assignedSlot ?? parentElement;
  const root = element.getRootNode() as Partial<ShadowRoot>; // only a shadow root has a host
  return root.host ?? null;
}

/** Returns the focused element, even inside open shadow roots. Returns null if it's the page itself. */
export function deepActive(owner: Document): HTMLElement | null {
  let active = owner.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === owner.body ? null : (active as HTMLElement | null); // a focused element can take the focus again
}

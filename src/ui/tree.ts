/** Returns the element around another one as the page shows them: its slot or its shadow root's host, too. */
export function parentOf(element: Element): Element | null {
  const { assignedSlot, parentElement } = element;
  if (assignedSlot || parentElement) return assignedSlot ?? parentElement;
  const root = element.getRootNode() as Partial<ShadowRoot>; // only a shadow root has a host
  return root.host ?? null;
}

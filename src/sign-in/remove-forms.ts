/** Takes away forms that came with a copy of the element: of a page's snapshot, or a clone. */
export function removeForms(element: HTMLElement): void {
  for (const form of element.querySelectorAll(':scope > .sf')) form.remove();
}

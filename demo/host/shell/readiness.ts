/** Marks each widget that has drawn itself with `data-ready`, so that the style sheet keeps its looks until then. */
export function markReady(): void {
  document.addEventListener('storefront-ready', (event) => {
    const { target } = event;
    if (!(event instanceof CustomEvent) || !(target instanceof Element)) return;
    // A widget within another's shadow root tells from there: outside, its host looks like the sender.
    if (event.detail?.tag === target.localName) target.setAttribute('data-ready', '');
  });
}

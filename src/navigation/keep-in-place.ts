/** How many times in a row an element is put back. A page that removes it again each time gets its way. */
const patience = 20;

/**
 * Keeps an element of ours where we put it in the page's own tree. A page that morphs its tree to the server's HTML
 * (idiomorph, Turbo, Livewire) removes what the server doesn't know. The element is put back before anything is painted,
 * with what was typed and with the focus.
 * @param isNeeded whether it's still needed when it's removed.
 * @returns A function that stops this.
 */
export function keepInPlace(node: HTMLElement, parent: Element, isNeeded = (): boolean => true): () => void {
  const view = parent.ownerDocument.defaultView;
  if (!view?.MutationObserver) return () => {};
  const end = new AbortController();
  const options = { signal: end.signal };
  let focused: HTMLElement | null = null;
  node.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target as HTMLElement; // only elements get the focus
    },
    options,
  );
  // Some engines send this for a removal as well, and before it.
  node.addEventListener(
    'focusout',
    () =>
      queueMicrotask(() => {
        if (node.isConnected && node.ownerDocument.activeElement !== focused) focused = null;
      }),
    options,
  );

  let times = 0;
  const observer = new view.MutationObserver(() => {
    if (node.isConnected || !parent.isConnected || times > patience || !isNeeded()) return;
    times += 1;
    setTimeout(() => {
      times = 0;
    });
    parent.append(node);
    const { activeElement, body } = node.ownerDocument;
    if (focused && (!activeElement || activeElement === body)) focused.focus({ preventScroll: true });
  });
  observer.observe(parent, { childList: true });
  return () => {
    observer.disconnect();
    end.abort();
  };
}

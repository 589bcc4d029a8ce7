const isVisible = (): boolean =>
  document.visibilityState !== 'hidden' &&
  (document as { readonly prerendering?: unknown }).prerendering !== true; // TypeScript doesn't know it yet

const firstVisible = new Promise<void>((resolve) => {
  if (typeof document === 'undefined' || isVisible()) return resolve(); // on the server, there is nothing to wait for
  const end = new AbortController();
  const check = () => {
    if (!isVisible()) return;
    end.abort();
    resolve();
  };
  for (const type of ['prerenderingchange', 'visibilitychange']) document.addEventListener(type, check, end);
});

/**
 * Resolves when the visitor first sees the page. Until then, it may be a prerendered page or a tab in the background that
 * nobody ever looks at, and nothing is counted, changed or stored. The widgets do the same.
 */
export const whenVisible = (): Promise<void> => firstVisible;

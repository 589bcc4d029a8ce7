import { sharedOnPage } from './page-record.js';

/** Whether a visitor is looking at the page, or has looked at it before. */
interface Visibility {
  hasBeenVisible: boolean;
  readonly whenVisible: Promise<void>;
}

/**
 * Starts watching whether the page is shown. A browser may prerender a page that nobody opens, and a tab that was opened
 * in the background may be closed unseen. A page that has been visible once counts as seen for good.
 */
function watch(): Visibility {
  // On a server, there is no page. The comparisons are strict, because markup can replace a document's properties: see
  // src/page/page-document.ts.
  const isVisible = () =>
    typeof document === 'undefined' ||
    (document.visibilityState !== 'hidden' &&
      (document as { readonly prerendering?: unknown }).prerendering !== true); // TypeScript doesn't know it yet
  if (isVisible()) return { hasBeenVisible: true, whenVisible: Promise.resolve() };
  let resolve = () => {};
  const whenVisible = new Promise<void>((done) => {
    resolve = done;
  });
  const visibility: Visibility = { hasBeenVisible: false, whenVisible };
  const types = ['prerenderingchange', 'visibilitychange'];
  const update = () => {
    if (!isVisible()) return;
    for (const type of types) document.removeEventListener(type, update);
    visibility.hasBeenVisible = true;
    resolve();
  };
  for (const type of types) document.addEventListener(type, update);
  return visibility;
}

const visibility = (): Visibility => sharedOnPage('visibility', watch);
visibility(); // a page that's shown now may be hidden by the time somebody asks

/**
 * Whether the visitor is looking at the page, or has looked at it. Until then, nothing is counted, changed, stored, or
 * opened (contract section 9). Reading from the server may go on.
 */
export const hasBeenVisible = (): boolean => visibility().hasBeenVisible;

/** Resolves when the page is first shown to the visitor. */
export const whenVisible = (): Promise<void> => visibility().whenVisible;

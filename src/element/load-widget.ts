/** Loads the module that defines a widget's element. */
export type LoadWidget = () => Promise<unknown>;

/** The widgets that a definition says it opens, by tag without `storefront-`. */
export type OpenedWidgets = Readonly<Record<string, LoadWidget>>;

/** How long leaving a page may take, in milliseconds: the server may be slow. */
const LEAVING_MS = 5_000;

const loads = new Map<string, LoadWidget>();

/** Makes the widgets that a definition names available to `loadWidget`. Called before its own widget first renders. */
export function offerWidgets(opened: OpenedWidgets = {}): void {
  for (const [name, load] of Object.entries(opened)) loads.set(name, load);
}

/**
 * Loads the element of a widget that another one shows or opens, unless it's already defined. With the loader on the
 * page, the element loads from the same file when its tag appears. A page that imports only `widgets/header.js`, or the
 * React entry, has nothing else to load it.
 */
export function loadWidget(name: string): void {
  if (typeof customElements === 'undefined' || customElements.get(`storefront-${name}`)) return;
  loads
    .get(name)?.()
    .catch((error) => {
      // Firefox aborts imports when the shopper leaves the page, which stays until the next one has arrived.
      setTimeout(() => console.error(`[storefront-widgets] ${name} did not load`, error), LEAVING_MS);
    });
}

/** The sheets of each document. `adoptedStyleSheets` rejects those of another document. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** All styles that a root was given, in cascade order. Those of parts that load later come last. */
const stylesOf = new WeakMap<ShadowRoot | Document, Set<string>>();

/**
 * Gives a shadow root or a document its styles as constructable sheets, which all instances share. Existing sheets
 * stay, and the page's own come last. Unlike `<style>`, they need no `style-src` in a Content-Security-Policy. Call it
 * again after a move to another document, which drops them all. A simulated browser has no such sheets, and goes without
 * the styles.
 *
 * If a script replaces the root's sheets by its own, they are given again. Nothing tells of that but the styles
 * themselves: an element whose `order` comes from them, and whose `transition` doesn't, begins a transition.
 */
export function adoptStyles(root: ShadowRoot | Document, styles: readonly string[]): void {
  const all = stylesOf.get(root) ?? new Set();
  for (const css of styles) all.add(css);
  if (!stylesOf.has(root)) root.addEventListener('transitionrun', () => adopt(root, all));
  stylesOf.set(root, all);
  adopt(root, all);
}

function adopt(root: ShadowRoot | Document, styles: ReadonlySet<string>): void {
  const owner = root.ownerDocument ?? (root as Document); // only a document has no owner
  const view = owner.defaultView;
  if (!view || !root.adoptedStyleSheets) return; // a document that is never displayed has no sheets
  const cached = sheets.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheets.set(owner, cached);
  const own = [...styles].map((css) => {
    const sheet = cached.get(css) ?? new view.CSSStyleSheet();
    if (!cached.has(css)) sheet.replaceSync(css);
    cached.set(css, sheet);
    return sheet;
  });
  const present = root.adoptedStyleSheets;
  if (own.some((sheet) => !present.includes(sheet)))
    root.adoptedStyleSheets = [...own, ...present.filter((sheet) => !own.includes(sheet))];
}

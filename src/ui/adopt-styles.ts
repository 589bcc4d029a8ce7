/** The sheets of each document. `adoptedStyleSheets` rejects those of another document. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** All styles that a root was given, in cascade order. Those of parts that load later come last. */
const given = new WeakMap<ShadowRoot | Document, Set<string>>();

/**
 * Gives a shadow root or a document its styles as constructable sheets, which all instances share. Existing sheets
 * stay, and the page's own come last. Unlike `<style>`, they need no `style-src` in a Content-Security-Policy. Call it
 * again after a move to another document, which drops them all.
 */
export function adoptStyles(root: ShadowRoot | Document, styles: readonly string[]): void {
  const owner = root.ownerDocument ?? (root as Document); // only a document has no owner
  const view = owner.defaultView;
  if (!view) return; // a document that is never displayed has no sheets
  const known = sheets.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheets.set(owner, known);
  const all = given.get(root) ?? new Set();
  given.set(root, all);
  for (const css of styles) all.add(css);
  const own = [...all].map((css) => {
    const sheet = known.get(css) ?? new view.CSSStyleSheet();
    if (!known.has(css)) sheet.replaceSync(css);
    known.set(css, sheet);
    return sheet;
  });
  const present = root.adoptedStyleSheets;
  if (own.some((sheet) => !present.includes(sheet)))
    root.adoptedStyleSheets = [...own, ...present.filter((sheet) => !own.includes(sheet))];
}

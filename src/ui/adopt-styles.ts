/** Sheets belong to one document: those of another are refused by `adoptedStyleSheets`. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** All that a root was given, in the order of the cascade: what a part brings that is loaded later comes last. */
const given = new WeakMap<ShadowRoot | Document, Set<string>>();

/**
 * Gives a shadow root, or a document, its styles as constructable sheets, one for all instances; those that it has
 * stay, and the page's own come behind. They need no `style-src` of a Content-Security-Policy, unlike `<style>`. Called
 * again after a move to another document, which drops them all.
 */
export function adoptStyles(root: ShadowRoot | Document, styles: readonly string[]): void {
  const owner = root.ownerDocument ?? (root as Document); // a document alone is owned by none
  const view = owner.defaultView;
  if (!view) return; // a document that is never shown has no sheets
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

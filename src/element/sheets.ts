/** Sheets belong to one document: those of another are refused by `adoptedStyleSheets`. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Gives a shadow root, or a document, its styles as constructable sheets, one for all instances. They need no
 * `style-src` of a Content-Security-Policy, unlike `<style>`. Called again after a move to another document, which
 * drops them.
 */
export function adoptStyles(root: ShadowRoot | Document, styles: readonly string[]): void {
  const owner = root.ownerDocument ?? (root as Document); // a document alone is owned by none
  const view = owner.defaultView;
  if (!view) return; // a document that is never shown has no sheets
  const known = sheets.get(owner) ?? new Map<string, CSSStyleSheet>();
  sheets.set(owner, known);
  const own = styles.map((css) => {
    const sheet = known.get(css) ?? new view.CSSStyleSheet();
    if (!known.has(css)) sheet.replaceSync(css);
    known.set(css, sheet);
    return sheet;
  });
  const present = root.adoptedStyleSheets; // the page may have put in its own
  const missing = own.filter((sheet) => !present.includes(sheet));
  if (missing.length) root.adoptedStyleSheets = [...missing, ...present];
}

/**
 * Loads the widgets into the document that a block stands in: that of the editor, or that of its canvas, which is a
 * frame in some editors and previews. The scripts that WordPress copies into the frame are no modules there.
 */
export function loadWidgets(page: Document, attributes: Readonly<Record<string, string>>): void {
  if (attributes.id && page.getElementById(attributes.id)) return;
  const script = page.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  // While the frame loads, the editor takes its first head and body away, and a module whose tag is gone has no
  // configuration: https://github.com/WordPress/gutenberg/blob/wp/6.1/packages/block-editor/src/components/iframe/index.js
  page.documentElement.append(script);
}

/**
 * Loads the widgets into the document that contains the block: the editor's, or that of its canvas, which is a frame in
 * some editors and previews. The scripts that WordPress copies into the frame aren't modules there.
 */
export function loadWidgets(page: Document, attributes: Readonly<Record<string, string>>): void {
  if (attributes.id && page.querySelector(`script[id="${attributes.id}"]`)) return; // a block may have any id
  const script = page.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  // While the frame loads, the editor removes its first head and body, and a module without its tag has no
  // configuration:
  // https://github.com/WordPress/gutenberg/blob/wp/6.1/packages/block-editor/src/components/iframe/index.js
  page.documentElement.append(script);
}

/**
 * Loads the widgets into the document that a block stands in: that of the editor, or that of its canvas, which is a
 * frame in some editors and previews. The scripts that WordPress copies into the frame are no modules there.
 */
export function loadWidgets(page: Document, attributes: Readonly<Record<string, string>>): void {
  if (attributes.id && page.getElementById(attributes.id)) return;
  const script = page.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  page.head.append(script);
}

/** Does what page translators do: replaces every text node with a new one in `<font><font>`. */
export function translate(root: ParentNode & Node): void {
  const page = root.ownerDocument ?? document;
  const walker = page.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (!text.textContent?.trim() || text.parentElement?.closest('[translate=no]')) continue;
    const outer = page.createElement('font');
    const inner = page.createElement('font');
    inner.textContent = text.textContent.toUpperCase();
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  }
}

/**
 * Keeps the page from scrolling behind a modal dialog. The page's own styles are not touched: each open dialog puts
 * a sheet of its own into the document, and takes that one out again.
 * @returns What lets the page scroll again.
 */
export function lockScroll(owner: Document): () => void {
  const view = owner.defaultView;
  if (!view) return () => {};
  const sheet = new view.CSSStyleSheet();
  // A scrollbar that takes room leaves its room, so that the page behind does not jump.
  const hasScrollbar = view.innerWidth > owner.documentElement.clientWidth;
  sheet.replaceSync(
    `html{overflow:hidden!important;${hasScrollbar ? 'scrollbar-gutter:stable!important' : ''}}`,
  );
  owner.adoptedStyleSheets = [...owner.adoptedStyleSheets, sheet];
  return () => {
    owner.adoptedStyleSheets = owner.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/**
 * Keeps the page from scrolling behind a modal dialog. The page's own styles aren't touched: each open dialog adds its
 * own sheet to the document and removes it again.
 * @returns A function that lets the page scroll again.
 */
export function lockScroll(owner: Document): () => void {
  const view = owner.defaultView;
  if (!view || !owner.adoptedStyleSheets) return () => {};
  const sheet = new view.CSSStyleSheet();
  // If the scrollbar takes up space, keep that space so that the page behind doesn't shift.
  const hasScrollbar = view.innerWidth > owner.documentElement.clientWidth;
  sheet.replaceSync(
    // On paper, the page would end after what is in the window.
    `@media screen{html{overflow:hidden!important;${hasScrollbar ? 'scrollbar-gutter:stable!important' : ''}}}`,
  );
  const lock = () => {
    const present = owner.adoptedStyleSheets;
    if (!present.includes(sheet)) owner.adoptedStyleSheets = [...present, sheet];
  };
  lock();
  owner.addEventListener('scroll', lock); // it scrolls only if a script has replaced the document's sheets
  return () => {
    owner.removeEventListener('scroll', lock);
    owner.adoptedStyleSheets = owner.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

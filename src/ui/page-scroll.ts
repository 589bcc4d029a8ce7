import { parentOf } from './tree.js';

/** A page that has been scrolled, or the box in it that scrolls in its stead. */
export interface Scrolled {
  readonly box: Element;
  /** How far it has been scrolled, in px. */
  readonly top: number;
}

function* parentsOf(element: Element): Generator<Element> {
  for (let each = parentOf(element); each; each = parentOf(each)) yield each;
}

/** Returns the boxes around an element that can be scrolled, the innermost first. The last one is the page itself. */
export function scrollBoxesAround(element: Element): readonly Element[] {
  const { documentElement, scrollingElement, body } = element.ownerDocument;
  const root = scrollingElement ?? documentElement;
  // The window takes over how the body scrolls, unless the root says how it does itself.
  const isOfWindow = (box: Element) =>
    box === documentElement ||
    (box === body && getComputedStyle(documentElement).overflowY === 'visible') ||
    box === root;
  const isScrollable = (box: Element) => /auto|scroll|hidden/.test(getComputedStyle(box).overflowY);
  return [...[...parentsOf(element)].filter((box) => !isOfWindow(box) && isScrollable(box)), root];
}

/** Whether a box takes up so much of the window that a shopper takes it for the page. */
function isLikePage({ clientWidth, clientHeight, ownerDocument }: Element): boolean {
  const view = ownerDocument.defaultView;
  return !!view && clientWidth > view.innerWidth / 2 && clientHeight > view.innerHeight / 2;
}

/**
 * Calls back whenever the page scrolls. In many applications, the window doesn't: the body does, another box around the
 * widget, or one beside it that takes up most of the window.
 * @returns A function that stops this.
 */
export function watchPageScroll(element: Element, look: (scrolled: Scrolled) => void): () => void {
  const end = new AbortController();
  const onScroll = ({ target }: Event) => {
    const { ownerDocument: page } = element;
    const box = target === page ? (page.scrollingElement ?? page.documentElement) : (target as Element); // nodes scroll
    const isOwn = target === page || [...parentsOf(element)].includes(box) || isLikePage(box);
    if (isOwn) look({ box, top: box.scrollTop });
  };
  // Scrolling doesn't bubble, and doesn't leave the shadow root that it happens in.
  const options = { capture: true, passive: true, signal: end.signal };
  for (let root: Node | null = element.getRootNode(); root; root = hostRootOf(root))
    root.addEventListener('scroll', onScroll, options);
  return () => end.abort();
}

const hostRootOf = (root: Node): Node | null => (root as Partial<ShadowRoot>).host?.getRootNode() ?? null; // if it's one

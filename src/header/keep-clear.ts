import { adoptStyles } from '../ui/adopt-styles.js';
import { scrollBoxesAround } from '../ui/page-scroll.js';

/** The distance from a focused element to the header, in px: enough for its outline. */
const gap = 8;

/** The placeholder that the loader puts a header in (src/loader/convert.ts). */
const PLACEHOLDER = '[data-storefront="header"]';

/** Any header of ours. */
const HEADER = 'storefront-header, [data-storefront-component="header"]';

/** Marks a box of the page that has a header in it. */
const BOX_MARK = 'data-storefront-scrolls';

/** A placeholder is as high as the header in it, which couldn't stick to anything. The page's own rules win. */
const placeholderStyles = `@media screen {
  :where(${PLACEHOLDER}) { position: sticky; inset-block-start: 0; z-index: 40 }
}`;

/** Returns the box that sticks to the top: the header, or its placeholder. Null if the page has it scroll away. */
function stickingBox(element: HTMLElement): HTMLElement | null {
  const { parentElement } = element;
  const boxes = parentElement?.matches(PLACEHOLDER) ? [parentElement, element] : [element];
  return boxes.find((box) => /sticky|fixed/.test(getComputedStyle(box).position)) ?? null;
}

/**
 * Makes the header stick to the top, and keeps what shoppers go to from under it (WCAG 2.4.11): the target of a link to
 * an anchor, what a script scrolls to, and what the focus moves to by Tab. The page's own `scroll-padding` wins.
 * @returns A function that stops this.
 */
export function keepClear(element: HTMLElement): () => void {
  const { ownerDocument: page } = element;
  const root = element.getRootNode();
  const view = page.defaultView;
  if (!view?.ResizeObserver || !('adoptedStyleSheets' in root)) return () => {};
  adoptStyles(root as Document | ShadowRoot, [placeholderStyles]); // only these two have it

  const sheet = new view.CSSStyleSheet();
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  let box: Element | undefined;
  const leaveBox = () => box?.removeAttribute(BOX_MARK);
  // What is in the header has the focus in plain sight. With a padding, browsers would scroll the page for it.
  const pad = (selector: string, size: number) =>
    sheet.replaceSync(`:where(${selector}:not(:has(:is(${HEADER}):focus-within))) {
      scroll-padding-block-start: ${Math.ceil(size)}px }`);
  const measure = () => {
    const sticking = stickingBox(element);
    const [around] = scrollBoxesAround(element);
    leaveBox();
    box = around;
    const top = sticking ? Number.parseFloat(getComputedStyle(sticking).insetBlockStart) : Number.NaN;
    // In a shadow root of the page, the focus in the header can't be told from any other in there.
    if (!sticking || !box || Number.isNaN(top) || root !== page) sheet.replaceSync('');
    else if (box === page.scrollingElement) pad('html', top + sticking.offsetHeight);
    else {
      box.setAttribute(BOX_MARK, '');
      pad(`[${BOX_MARK}]`, top + sticking.offsetHeight);
    }
  };
  const sizes = new view.ResizeObserver(measure); // calls back after the layout, also for the first time
  sizes.observe(element);

  // Browsers don't scroll for an element that is in the window already, even if a header covers it.
  let frame = 0;
  const onFocus = (event: Event) => {
    const [target] = event.composedPath();
    if (event.composedPath().includes(element) || !(target instanceof view.HTMLElement)) return;
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(() => uncover(target));
  };
  const uncover = (target: HTMLElement) => {
    if (!target.matches(':focus-visible')) return;
    const { top, bottom, left, width, height } = target.getBoundingClientRect();
    const header = element.getBoundingClientRect();
    const isBeside = bottom <= header.top || top >= header.bottom;
    if (isBeside || height > view.innerHeight - header.bottom - gap) return;
    const hit = page.elementFromPoint(left + width / 2, Math.max(top, header.top) + 1);
    if (hit && (hit === element || element.contains(hit)))
      box?.scrollBy({ top: top - header.bottom - gap, behavior: 'instant' });
  };
  page.addEventListener('focusin', onFocus);

  return () => {
    sizes.disconnect();
    view.cancelAnimationFrame(frame);
    page.removeEventListener('focusin', onFocus);
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((each) => each !== sheet);
    leaveBox();
  };
}

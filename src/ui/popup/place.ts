import { parentOf } from '../tree.js';

/** The distance from a popup to its field and to the edges of the window, in px. */
const gap = 6;

/** The least height of a popup, in px. */
const leastHeight = 96;

/** A popup opens upward if there is less room than this below, in px, and more above. */
const enoughBelow = 240;

/** How a popup is placed. Lengths are in px. */
export interface Placing {
  /** As wide as its field, but at least this. Without it, as wide as its content. */
  readonly leastWidth?: number | undefined;
  /** The edge that it shares with its field, unless it's wider, and only the other one has room. */
  readonly edge: 'start' | 'end';
  readonly tallest: number;
}

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the part of the window that can be seen: an on-screen keyboard may cover the rest. */
function visiblePart(view: Window): Edges {
  const seen = view.visualViewport;
  const { clientWidth, clientHeight } = view.document.documentElement;
  const {
    offsetLeft: left,
    offsetTop: top,
    width,
    height,
  } = seen ?? {
    offsetLeft: 0,
    offsetTop: 0,
    width: clientWidth,
    height: clientHeight,
  };
  return { left, top, right: left + width, bottom: top + height };
}

const scaled = ({ left, top, right, bottom }: Edges, factor: number): Edges => ({
  left: left * factor,
  top: top * factor,
  right: right * factor,
  bottom: bottom * factor,
});

/** Returns how much the CSS `zoom` of an element and those around it enlarges its lengths. */
function zoomOf(element: Element): number {
  let zoom = 1;
  for (let each: Element | null = element; each; each = parentOf(each))
    zoom *= Number(getComputedStyle(each).zoom) || 1;
  return zoom;
}

/**
 * Returns the field's edges and those of the visible part of the window, both in the lengths of the field's own styles.
 * With CSS `zoom`, these are others than the window's. WebKit measures an element in its own lengths, the other engines
 * in the window's. Only the latter have `currentCSSZoom`: https://drafts.csswg.org/css-viewport/#dom-element-currentcsszoom
 */
function measure(anchor: HTMLElement, view: Window): { readonly field: Edges; readonly seen: Edges } {
  const own = (anchor as Partial<Pick<Element, 'currentCSSZoom'>>).currentCSSZoom; // WebKit doesn't have it
  const zoom = own ?? zoomOf(anchor);
  return {
    field: scaled(anchor.getBoundingClientRect(), own ? 1 / own : 1),
    seen: scaled(visiblePart(view), 1 / zoom),
  };
}

/**
 * Places a popup in the top layer below its field, or above it if there is too little room below and more above, in the
 * part of the window that can be seen.
 */
function place(
  anchor: HTMLElement,
  popup: HTMLElement,
  { leastWidth, edge, tallest }: Placing,
  view: Window,
) {
  const { style } = popup;
  const { field, seen } = measure(anchor, view);
  const widest = seen.right - seen.left - 2 * gap;
  style.maxWidth = `${widest}px`;
  if (leastWidth !== undefined)
    style.width = `${Math.min(Math.max(field.right - field.left, leastWidth), widest)}px`;
  const width = leastWidth === undefined ? popup.offsetWidth : Number.parseFloat(style.width);
  const isFromRight = (edge === 'end') !== (getComputedStyle(anchor).direction === 'rtl');
  const [left, other] = isFromRight ? [field.right - width, field.left] : [field.left, field.right - width];
  const inView = (from: number) => Math.min(Math.max(from, seen.left + gap), seen.right - width - gap);
  // At the other edge of a small field if only that has room, or else as close as it fits.
  const isFlipped = width > field.right - field.left && inView(left) !== left && inView(other) === other;
  style.left = `${isFlipped ? other : inView(left)}px`;

  const below = seen.bottom - field.bottom - 2 * gap;
  const above = field.top - seen.top - 2 * gap;
  const isUpward = below < enoughBelow && above > below;
  style.maxHeight = `${Math.max(leastHeight, Math.min(isUpward ? above : below, tallest))}px`;
  style.top = `${isUpward ? field.top - gap : field.bottom + gap}px`;
  style.translate = isUpward ? '0 -100%' : '';
}

/**
 * Shows a popup in the top layer, where nothing clips or covers it, next to its field. Keeps it there when anything
 * scrolls, the window is resized, or an on-screen keyboard comes.
 * @returns A function that hides it.
 */
export function showPopup(anchor: HTMLElement, popup: HTMLElement, placing: Placing): () => void {
  const view = anchor.ownerDocument.defaultView;
  if (!view) return () => {};
  const look = () => place(anchor, popup, placing, view);
  const show = () => {
    const hasOwnWidth = placing.leastWidth === undefined;
    if (!hasOwnWidth) look(); // while it's hidden, so that it is laid out once
    popup.showPopover?.();
    if (hasOwnWidth) look();
  };
  show();
  const end = new AbortController();
  const options = { capture: true, passive: true, signal: end.signal };
  // Scrolling inside the popup doesn't move it.
  const onScroll = ({ target }: Event) => popup.contains(target as Node) || look(); // only nodes scroll
  view.addEventListener('scroll', onScroll, options);
  view.addEventListener('resize', look, options);
  // The browser hides it, without an event, when the page moves the widget in the document.
  const isClosed = () => popup.isConnected && 'popover' in popup && !popup.matches(':popover-open');
  const watcher = view.IntersectionObserver && new view.IntersectionObserver(() => isClosed() && show());
  watcher?.observe(popup);
  for (const type of ['resize', 'scroll']) view.visualViewport?.addEventListener(type, look, options);
  return () => {
    end.abort();
    watcher?.disconnect();
    if (popup.isConnected) popup.hidePopover?.();
  };
}

/** The distance from a list to its field and to the edges of the window, in px. */
const gap = 6;

/**
 * Places a list in the top layer below its field, or above it if there is too little room below and more above. Keeps
 * it there when anything scrolls or the window is resized.
 * @param least the list's minimum width in px, if the window is wide enough
 * @returns A function that stops this.
 */
export function keepPlaced(anchor: HTMLElement, list: HTMLElement, least: number): () => void {
  const place = () => {
    const field = anchor.getBoundingClientRect();
    const { clientWidth, clientHeight } = anchor.ownerDocument.documentElement;
    const below = clientHeight - field.bottom - 2 * gap;
    const above = field.top - 2 * gap;
    const upwards = below < 240 && above > below;
    const width = Math.min(Math.max(field.width, least), clientWidth - 2 * gap);
    const isRtl = getComputedStyle(anchor).direction === 'rtl';
    const start = isRtl ? field.right - width : field.left;
    list.style.width = `${width}px`;
    list.style.maxHeight = `${Math.max(96, Math.min(upwards ? above : below, 352))}px`;
    list.style.left = `${Math.min(Math.max(start, gap), clientWidth - width - gap)}px`;
    list.style.top = upwards ? 'auto' : `${field.bottom + gap}px`;
    list.style.bottom = upwards ? `${clientHeight - field.top + gap}px` : 'auto';
  };
  place();
  // Scrolling inside the list doesn't move it.
  const onScroll = ({ target }: Event) => list.contains(target as Node) || place(); // only nodes scroll
  const options = { capture: true, passive: true };
  window.addEventListener('scroll', onScroll, options);
  window.addEventListener('resize', place, options);
  return () => {
    window.removeEventListener('scroll', onScroll, options);
    window.removeEventListener('resize', place, options);
  };
}

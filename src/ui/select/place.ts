/** The distance of a list to its field and to the edges of the window, in px. */
const gap = 6;

/**
 * Puts a list that is in the top layer under its field, or above it where there is more room, and keeps it there
 * while anything scrolls or the window changes.
 * @param least how wide the list is at least, in px, where the window is wide enough
 * @returns What stops it.
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
  // What scrolls within the list moves it nowhere.
  const onScroll = ({ target }: Event) => list.contains(target as Node) || place(); // only nodes scroll
  const options = { capture: true, passive: true };
  window.addEventListener('scroll', onScroll, options);
  window.addEventListener('resize', place, options);
  return () => {
    window.removeEventListener('scroll', onScroll, options);
    window.removeEventListener('resize', place, options);
  };
}

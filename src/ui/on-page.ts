/** A text of this contrast stays readable when it is muted. With less, the page's color may be the better one. */
const plenty = 12;

/** The least contrast of a text (WCAG 2.2, success criterion 1.4.3). */
const least = 4.5;

/** Returns the relative luminance of a computed color, from 0 to 1; null if it's transparent or can't be read. */
function luminanceOf(css: string): number | null {
  const [, space = '', numbers = ''] = /^([a-z]+)\((?:[a-z][\w-]* )?(.*)\)/.exec(css) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = (numbers.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  if (!space || alpha < 0.5) return null;
  if (/^okl/.test(space)) return red ** 3; // the lightness comes first
  if (/^l/.test(space)) return ((red + 16) / 116) ** 3;
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = space === 'color' ? channel : channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const parentOf = (node: Element): Element | null => {
  const { parentNode } = node.assignedSlot ?? node;
  return parentNode instanceof ShadowRoot ? parentNode.host : (node.assignedSlot ?? node).parentElement;
};

/** Returns the luminance of what is behind an element; null if there's no color, or an image. */
function groundOf(element: Element): number | null {
  for (let each: Element | null = element; each; each = parentOf(each)) {
    const { backgroundColor, backgroundImage } = getComputedStyle(each);
    if (backgroundImage && backgroundImage !== 'none') return null;
    const luminance = luminanceOf(backgroundColor);
    if (luminance !== null) return luminance;
  }
  return null;
}

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Returns the color for text on the page around a widget, or null for the widget's own. */
function colorFor(element: HTMLElement, base: HTMLElement): string | null {
  const page = getComputedStyle(parentOf(element) ?? element).color;
  const [own, others] = [luminanceOf(getComputedStyle(base).color), luminanceOf(page)];
  if (own === null || others === null) return null;
  // On an image, the page's own text tells whether it is dark.
  const ground = groundOf(element) ?? (contrast(own, others) > least ? 1 - Math.round(others) : null);
  if (ground === null || contrast(own, ground) >= plenty) return null;
  if (contrast(others, ground) >= least) return page;
  if (contrast(own, ground) >= least) return null;
  return contrast(ground, 0) > contrast(ground, 1) ? '#000' : '#fff';
}

/**
 * Keeps text that has no surface of its own readable on any page, such as a dark one without `color-scheme`: in
 * `--_page` it puts the page's text color, or if that can't be read either, black or white. Leaves the widget's own
 * colors, the property then being unset, wherever they have contrast. Looks again when the page changes its theme.
 * @returns a function that stops it
 */
export function keepReadable(element: HTMLElement): () => void {
  const base = element.shadowRoot?.querySelector<HTMLElement>('.base');
  const { documentElement, body } = element.ownerDocument;
  if (!base || typeof MutationObserver === 'undefined') return () => {};
  const look = () => {
    base.style.removeProperty('--_page');
    const color = colorFor(element, base);
    if (color) base.style.setProperty('--_page', color);
  };
  look();
  const observer = new MutationObserver(look);
  for (const each of [documentElement, body]) observer.observe(each, { attributes: true });
  const scheme = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
  const afterTransition = ({ target }: Event) => {
    if (target instanceof Element && target.contains(element)) look();
  };
  scheme?.addEventListener?.('change', look);
  document.addEventListener('transitionend', afterTransition);
  return () => {
    observer.disconnect();
    scheme?.removeEventListener?.('change', look);
    document.removeEventListener('transitionend', afterTransition);
  };
}

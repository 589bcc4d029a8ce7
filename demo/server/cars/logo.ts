import type { Make } from './makes/make.js';

const INK = '#1f2937';

/** The shop's navy. */
const NAVY = '#0b1f33';

const TILE = '<rect x="0.5" y="0.5" width="47" height="47" rx="9.5" fill="#fff" stroke="#d1d5db"/>';

/** WCAG's minimum contrast for graphics. */
const MIN_CONTRAST = 3;

export function makeLogoPath(value: string): string {
  return `/media/makes/${value}.svg`;
}

/**
 * Draws a make's mark, or its initials, on a white tile with a border, visible on light and dark backgrounds.
 */
export function makeLogo(make: Pick<Make, 'name' | 'icon'>): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" role="img">',
    `<title>${make.name}</title>`,
    TILE,
    ...(make.icon === null ? drawLetters(make.name) : drawIcon(make.icon)),
    '</svg>',
  ].join('');
}

function drawIcon({ hex, path }: { hex: string; path: string }): string[] {
  const color = contrastToWhite(hex) >= MIN_CONTRAST ? `#${hex}` : INK;
  return [`<path transform="translate(8 8) scale(1.3333)" fill="${color}" d="${path}"/>`];
}

function drawLetters(name: string): string[] {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  // Of one word, one letter wouldn't tell Lexus from Lincoln. "BYD" is short enough as it is.
  const ofWord = name.slice(0, name.length > 3 ? 2 : 3);
  const letters = words.length === 1 ? ofWord : words.map((word) => word.charAt(0)).join('');
  return [
    `<text x="24" y="24" dy="0.36em" text-anchor="middle" font-family="system-ui, sans-serif" ` +
      `font-size="${letters.length > 2 ? 16 : 20}" font-weight="700" fill="${NAVY}">${letters}</text>`,
  ];
}

/** Returns the contrast of a color (six hex digits) against white, from 1 to 21 (WCAG 2.2). */
export function contrastToWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) =>
    linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

import { contrast } from '../../shared/contrast.js';

const INK = '#0b1f33';

/** WCAG's minimum contrast for text. */
const MIN_CONTRAST = 4.5;

/** Returns a darker shade of `#rrggbb`. */
const shade = (hex: string): string =>
  hex.replace(/[\da-f]{2}/gi, (channel) =>
    Math.round(Number.parseInt(channel, 16) * 0.72)
      .toString(16)
      .padStart(2, '0'),
  );

/** A store's sign: its initials on a shade of its color, or dark ones on a color too light for white. The name is next to it. */
export function StoreSign({ name, color }: { name: string; color: string }) {
  const letters = name
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^\p{Lu}|^\p{N}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('');
  const dark = shade(color);
  const isLight = (contrast(dark, '#fff') ?? MIN_CONTRAST) < MIN_CONTRAST;
  return (
    <svg className="store-sign" viewBox="0 0 48 48" aria-hidden="true">
      <rect width="48" height="48" rx="10" fill={isLight ? color : dark} />
      <text
        {...{ x: 24, y: 31, textAnchor: 'middle', fontSize: 19, fontWeight: 700 }}
        fill={isLight ? INK : '#fff'}
      >
        {letters}
      </text>
    </svg>
  );
}

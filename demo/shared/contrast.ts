/** Returns the channels of `#rgb` or `#rrggbb` as 0 to 1, or null for any other notation. */
function channels(color: string): readonly number[] | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim())?.[1];
  if (hex === undefined) return null;
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number | null {
  const linear = channels(color)?.map((each) =>
    each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4,
  );
  const [red = 0, green = 0, blue = 0] = linear ?? [];
  return linear ? 0.2126 * red + 0.7152 * green + 0.0722 * blue : null;
}

/** Returns the contrast of two colors, 1 to 21 (WCAG 2.2), or null if either isn't written as `#rgb` or `#rrggbb`. */
export function contrast(one: string, other: string): number | null {
  const [first, second] = [luminance(one), luminance(other)];
  if (first === null || second === null) return null;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Whether a text is a `#rgb` or `#rrggbb` color. Other formats aren't accepted: a readable text color is computed. */
export const isColor = (text: string): boolean => /^#([\da-f]{3}|[\da-f]{6})$/i.test(text);

/** Returns the relative luminance of `#rgb` or `#rrggbb`, from 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/\w/g, '$&$&') : color;
  // The curve is close enough: if it rates black and white about the same, both read equally well.
  return [0.2126, 0.7152, 0.0722].reduce(
    (sum, weight, at) => sum + weight * (Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16) / 255) ** 2.2,
    0,
  );
}

/** Returns black or white, whichever has more contrast on the color. */
export const readableOn = (color: string): '#000' | '#fff' => (luminance(color) > 0.179 ? '#000' : '#fff');

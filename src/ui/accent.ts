/** The relative luminance of `#rgb` or `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/\w/g, '$&$&') : color;
  // The curve is close enough: where black and white are as good by it, so are both for the eye.
  return [0.2126, 0.7152, 0.0722].reduce(
    (sum, weight, at) => sum + weight * (Number.parseInt(hex.slice(1 + at * 2, 3 + at * 2), 16) / 255) ** 2.2,
    0,
  );
}

/** Black or white: the one that has more contrast on the colour. */
export const readableOn = (color: string): '#000' | '#fff' => (luminance(color) > 0.179 ? '#000' : '#fff');

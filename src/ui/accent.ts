/** The relative luminance of `#rgb` or `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const hex = color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel ** 2.2; // close enough to its curve: where black and white are as good, so are both for the eye
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white: the one that has more contrast on the colour. */
export const readableOn = (color: string): '#000' | '#fff' => (luminance(color) > 0.179 ? '#000' : '#fff');

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readableOn } from '../../src/page/color.js';

/** Returns the WCAG 2.2 contrast of a color with black or white. */
function contrast(color: string, text: '#000' | '#fff'): number {
  const hex =
    color.length === 4 ? [...color.slice(1)].map((digit) => digit + digit).join('') : color.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return text === '#000' ? (luminance + 0.05) / 0.05 : 1.05 / (luminance + 0.05);
}

describe('text on the theme color', () => {
  for (const color of ['#000', '#fff', '#c2410c', '#ff0', '#00f', '#808080', '#0B7', '#767676', '#e11d48'])
    it(`on ${color} is black or white, whichever has more contrast, and at least 4.5:1`, () => {
      const text = readableOn(color);
      const other = text === '#000' ? '#fff' : '#000';
      assert.ok(contrast(color, text) >= contrast(color, other));
      assert.ok(contrast(color, text) >= 4.5);
    });
});

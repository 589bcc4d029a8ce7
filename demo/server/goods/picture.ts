import { readFile } from 'node:fs/promises';
import { ARTS, type Art } from '../../shared/art.js';

const FOLDER = new URL('../../assets/goods/', import.meta.url);

/** Path of a picture of goods in their color, for pages that don't draw it themselves. */
export const goodsPicturePath = (art: Art, colorHex: string): string =>
  `/media/goods/${art}/${colorHex.slice(1)}.svg`;

/**
 * The picture of a path that `goodsPicturePath` made, as SVG; null for any other.
 * @param file such as `1f7a7a.svg`
 */
export async function drawGoods(art: string, file: string): Promise<string | null> {
  const [, hex] = /^([\da-f]{6})\.svg$/.exec(file) ?? [];
  const known = ARTS.find((each) => each === art);
  if (!known || !hex) return null;
  const drawing = await readFile(new URL(`${known}.svg`, FOLDER), 'utf8');
  // What has the color of the goods is drawn in `currentColor`.
  return drawing.replace(/ color="#[\da-f]{6}"/, ` color="#${hex}"`);
}

import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Art } from '../../shared/art.js';

const folderOf = (kind: string) => new URL(`../../assets/${kind}/`, import.meta.url);

const drawingsOf = (kind: string): ReadonlySet<string> =>
  new Set(readdirSync(folderOf(kind)).flatMap((file) => /^(.+)\.svg$/.exec(file)?.[1] ?? []));

const GOODS = drawingsOf('goods');

/** Returns the path of a picture of goods in their color, for pages that don't draw it themselves. */
export const goodsPicturePath = (art: Art, colorHex: string): string =>
  `/media/goods/${art}/${colorHex.slice(1)}.svg`;

/** Returns the SVG for a path such as `/media/goods/tire/1d4ed8.svg`, or null for any other path. */
export async function drawPicture(path: string): Promise<string | null> {
  const [, name = '', hex] = /^\/media\/goods\/([^/]+)\/([\da-f]{6})\.svg$/.exec(path) ?? [];
  if (!GOODS.has(name)) return null;
  const svg = await readFile(new URL(`${name}.svg`, folderOf('goods')), 'utf8');
  // The parts in the color of the goods are drawn in `currentColor`.
  return svg.replace(/ color="#[\da-f]{6}"/, ` color="#${hex}"`);
}

import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

const FOLDER = new URL('../../assets/cars/', import.meta.url);

/** The names of the drawings: of models, and of bodies for the models that have none of their own. */
const DRAWINGS: ReadonlySet<string> = new Set(
  readdirSync(FOLDER).flatMap((file) => (file.endsWith('.svg') ? [file.slice(0, -'.svg'.length)] : [])),
);

/** The drawing of a car: that of its model, or else of its body. */
export function drawingOf({ brand, model, body }: { brand: string; model: string; body: string }): string {
  const own = `${brand}-${model}`;
  return DRAWINGS.has(own) ? own : body;
}

/** Path of a car's drawing in its color. */
export const carPicturePath = (drawing: string, colorHex: string): string =>
  `/media/cars/${drawing}/${colorHex.slice(1)}.svg`;

/**
 * The picture of a path that `carPicturePath` made, as SVG; null for any other.
 * @param file such as `1d4ed8.svg`
 */
export async function drawCar(drawing: string, file: string): Promise<string | null> {
  const [, hex] = /^([\da-f]{6})\.svg$/.exec(file) ?? [];
  if (!hex || !DRAWINGS.has(drawing)) return null;
  const svg = await readFile(new URL(`${drawing}.svg`, FOLDER), 'utf8');
  // What has the color of the car is drawn in `currentColor`.
  return svg.replace(/ color="#[\da-f]{6}"/, ` color="#${hex}"`);
}

/** The subjects of goods' pictures. The storefront draws each one in any color. */
export const ARTS = [
  'tire',
  'rim',
  'headlamp',
  'battery',
  'cable',
  'dash-cam',
  'seat-cover',
  'floor-mat',
  'tool-set',
  'drill',
  'jack',
  'roof-rack',
  'roof-box',
  'child-seat',
  'helmet',
  'jacket',
  'shoes',
  'watch',
  'headphones',
  'phone',
  'laptop',
  'lamp',
  'floor-lamp',
  'kettle',
  'pan',
  'plant-pot',
  'backpack',
] as const;
export type Art = (typeof ARTS)[number];

/** Returns whether this release of the site can draw the picture. */
export const isArt = (name: unknown): name is Art => ARTS.some((art) => art === name);

/** How many designs there are of an art. All others have one. */
export const DESIGNS: Partial<Record<Art, number>> = { tire: 4, rim: 4, headlamp: 3, battery: 3 };
/** The number of backdrops: none, or one of six shapes in four directions, two sizes, and two colors. */
export const BACKDROPS = 97;

/** Returns how goods look: which design of their art, and which backdrop. Both count from 0. */
export function lookOf(art: Art, goodsId: number): { readonly design: number; readonly backdrop: number } {
  const designs = DESIGNS[art] ?? 1;
  // A multiplicative hash, in which no two neighbors on the first pages of the seeded shop's lists look the same.
  const look = ((goodsId * 61) % 9_973) % (designs * BACKDROPS);
  return { design: look % designs, backdrop: Math.floor(look / designs) };
}

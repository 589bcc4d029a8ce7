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

/** How many designs there are of an art, whose files are `tire.svg`, `tire-2.svg`, and so on. */
export const DESIGNS: Readonly<Record<Art, number>> = {
  ...{ tire: 4, rim: 4, headlamp: 3, battery: 3 },
  ...{ cable: 2, 'dash-cam': 2, 'seat-cover': 2, 'floor-mat': 2, 'tool-set': 2, drill: 2, jack: 1 },
  ...{ 'roof-rack': 2, 'roof-box': 2, 'child-seat': 2 },
  ...{ helmet: 2, jacket: 2, shoes: 2, watch: 2, headphones: 1, backpack: 2, phone: 1, laptop: 1 },
  ...{ lamp: 2, 'floor-lamp': 1, kettle: 2, pan: 2, 'plant-pot': 2 },
};
/** The number of backdrops: none, or one of six shapes in four directions, two sizes, and two colors. */
export const BACKDROPS = 97;

/** Returns how goods look: which design of their art, and which backdrop. Both count from 0. */
export function lookOf(art: Art, goodsId: number): { readonly design: number; readonly backdrop: number } {
  const designs = DESIGNS[art];
  // A multiplicative hash, in which no two neighbors on the first pages of the seeded shop's lists look the same.
  const look = ((goodsId * 61) % 9_973) % (designs * BACKDROPS);
  return { design: look % designs, backdrop: Math.floor(look / designs) };
}

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

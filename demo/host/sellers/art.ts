import { DRAWINGS, type GoodsArt } from '../art/goods/drawings.js';

// The keys of a const object.
const ARTS = Object.keys(DRAWINGS) as GoodsArt[];

/** The drawing of a name that the API gives; a tool set for one that this release does not know. */
export const toArt = (name: string): GoodsArt => ARTS.find((art) => art === name) ?? 'tool-set';

/** Everything that can be drawn. */
export const ALL_ARTS: readonly GoodsArt[] = ARTS;

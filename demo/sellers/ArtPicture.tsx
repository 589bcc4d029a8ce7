import { GoodsPicture } from '../host/art/GoodsPicture.js';
import { isArt } from '../shared/art.js';

/** The drawing of a name that the API gives; a tool set for one that this release does not know. */
export function ArtPicture({ art, color }: { art: string; color: string }) {
  return <GoodsPicture art={isArt(art) ? art : 'tool-set'} color={color} />;
}

import { GoodsPicture } from '../host/art/GoodsPicture.js';
import { isArt } from '../shared/art.js';

/** The drawing for a name from the API. Names that this release doesn't know get a tool set. */
export function ArtPicture({ art, color }: { art: string; color: string }) {
  return <GoodsPicture art={isArt(art) ? art : 'tool-set'} color={color} />;
}

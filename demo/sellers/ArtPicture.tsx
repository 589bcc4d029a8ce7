import { GoodsPicture } from '../host/art/GoodsPicture.js';
import { isArt } from '../shared/art.js';

interface ArtPictureProps {
  art: string;
  color: string;
  /** The number of the goods. Those that are new have none yet. */
  goodsId?: number | undefined;
}

/** The drawing for a name from the API. Names that this release doesn't know get a tool set. */
export function ArtPicture({ art, color, goodsId }: ArtPictureProps) {
  return <GoodsPicture art={isArt(art) ? art : 'tool-set'} color={color} goodsId={goodsId} />;
}

import { isArt } from '../../shared/art.js';
import type { Picture } from '../../shared/replies/cart.js';
import { CarPicture } from '../art/CarPicture.js';
import { GoodsPicture } from '../art/GoodsPicture.js';

interface ProductPictureProps {
  picture: Picture;
  /** The number of the product. */
  goodsId: number;
  className?: string;
}

/** A small picture of goods or a car. It's decorative, since the name is next to it. */
export function ProductPicture({ picture, goodsId, className = 'product-picture' }: ProductPictureProps) {
  return (
    <span className={className} data-kind={picture.kind}>
      {picture.kind === 'car' ? (
        <CarPicture drawing={picture.drawing} color={picture.color_hex} />
      ) : (
        // Products that are gone from the shop have no picture.
        isArt(picture.art) && <GoodsPicture art={picture.art} color={picture.color_hex} goodsId={goodsId} />
      )}
    </span>
  );
}

import { isArt } from '../../shared/art.js';
import type { Picture } from '../api/cart.js';
import { CarPicture } from '../art/CarPicture.js';
import { GoodsPicture } from '../art/GoodsPicture.js';

/** A small picture of goods or of a car; decorative, as the name stands beside it. */
export function ProductPicture({ picture }: { picture: Picture }) {
  const { kind, color_hex } = picture;
  if (kind === 'car') {
    return (
      <span className="product-picture" data-kind="car">
        <CarPicture drawing={picture.drawing} color={color_hex} />
      </span>
    );
  }
  return (
    <span className="product-picture" data-kind="goods">
      {/* What is gone from the shop has no picture. */}
      {isArt(picture.art) && <GoodsPicture art={picture.art} color={color_hex} />}
    </span>
  );
}

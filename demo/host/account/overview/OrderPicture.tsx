import { enums, is, literal, pattern, string, type, union } from 'superstruct';
import { CarPicture } from '../../art/CarPicture.js';
import { DRAWINGS, type GoodsArt } from '../../art/goods/drawings.js';
import { GoodsPicture } from '../../art/goods/GoodsPicture.js';

const color_hex = pattern(string(), /^#[0-9a-f]{3,8}$/i);
const bodies = ['sedan', 'suv', 'hatchback', 'wagon', 'coupe', 'pickup', 'van'] as const;
const Picture = union([
  type({ kind: literal('goods'), art: enums(Object.keys(DRAWINGS) as GoodsArt[]), color_hex }), // the keys of a const object
  type({ kind: literal('car'), body: enums(bodies), color_hex }),
]);

/** What was ordered, small; of a picture that cannot be drawn, an empty field. The name stands elsewhere. */
export function OrderPicture({ picture }: { picture: unknown }) {
  return (
    <span className="account-order-picture">
      {is(picture, Picture) &&
        (picture.kind === 'car' ? (
          <CarPicture body={picture.body} color={picture.color_hex} />
        ) : (
          <GoodsPicture art={picture.art} color={picture.color_hex} />
        ))}
    </span>
  );
}

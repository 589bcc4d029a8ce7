import { Link } from 'react-router';
import type { View } from '../../shared/replies/history.js';
import { CarPicture } from '../art/CarPicture.js';
import { GoodsPicture } from '../art/GoodsPicture.js';
import { productPath } from '../goods/links.js';
import { Unbroken } from '../goods/Unbroken.js';
import { useI18n } from '../messages/i18n.js';
import { softHyphens } from '../messages/softHyphens.js';
import './history.css';

/** A small tile for goods or a car: the picture, the name, and the price. The whole tile links to its page. */
export function ProductTile({ product }: { product: View }) {
  const { texts, numbers } = useI18n();
  return (
    <article className="tile">
      <div className="product-picture tile-picture" data-kind={product.kind}>
        {product.kind === 'car' ? (
          <CarPicture drawing={product.drawing} color={product.color_hex} />
        ) : (
          <GoodsPicture art={product.art} color={product.color_hex} goodsId={product.goods_id} />
        )}
      </div>
      <h3 className="cut-name two-lines" dir="auto">
        <Link className="card-link" to={productPath(product)}>
          <Unbroken>{softHyphens(product.goods_name)}</Unbroken>
        </Link>
      </h3>
      <p>
        <span className="visually-hidden">{texts.car.price} </span>
        <bdi>{numbers.price(product.price)}</bdi>
      </p>
    </article>
  );
}

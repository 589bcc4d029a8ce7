import { Link } from 'react-router';
import type { GoodsDetail } from '../api/goods-replies.js';
import { GoodsPicture } from '../art/GoodsPicture.js';
import { AddToCart } from '../cart/AddToCart.js';
import { productPath } from '../goods/links.js';
import { Price } from '../goods/Price.js';
import { ZoneBadge } from '../goods/ZoneBadge.js';
import { zoneTexts } from './messages/load.js';

/** The goods that led to a page, in front of all others. */
export function Chosen({ goods }: { goods: GoodsDetail['goods'] }) {
  const { home } = zoneTexts.useTexts();
  return (
    <section className="card chosen" aria-label={home.chosen}>
      <div className="chosen-picture">
        <GoodsPicture art={goods.art} color={goods.color_hex} />
      </div>
      <div className="chosen-facts">
        <p className="chosen-label">{home.chosen}</p>
        <h2>
          <bdi lang={goods.lang}>{goods.goods_name}</bdi>
        </h2>
        <Price price={goods.price} before={goods.list_price} discount={goods.discount} />
        {goods.stock > 0 && <ZoneBadge zone={goods.zone} />}
        <p className="chosen-about" lang={goods.lang} dir="auto">
          {goods.description}
        </p>
        <div className="buy-acts">
          {goods.stock > 0 && <AddToCart goodsId={goods.goods_id} name={goods.goods_name} />}
          <Link className="button-quiet" to={productPath(goods)}>
            {home.view}
          </Link>
        </div>
      </div>
    </section>
  );
}

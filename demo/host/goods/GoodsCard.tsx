import { Link } from 'react-router';
import type { Goods } from '../../shared/replies/goods.js';
import { GoodsPicture } from '../art/GoodsPicture.js';
import { Photo } from '../art/Photo.js';
import { AddToCart } from '../cart/AddToCart.js';
import { SaveButton } from '../favorites/SaveButton.js';
import { fill, useI18n } from '../messages/i18n.js';
import { catalogTexts } from '../texts.js';
import { offeredSteps, Price, SoldOut, ZoneBadge } from './CardParts.js';
import { productPath } from './links.js';

/** Below this stock, the card says how many are left. */
const FEW = 10;

/** A card for goods: what they are, what they cost, and how long delivery takes. The whole card links to their page. */
export function GoodsCard({ goods }: { goods: Goods }) {
  const { goods_id, goods_name, stock } = goods;
  const steps = offeredSteps(goods);
  const { numbers } = useI18n();
  const card = catalogTexts.useTextsOnceLoaded()?.card;
  return (
    <article className="box goods-card">
      <div className="goods-picture">
        {goods.photo ? (
          <Photo photo={goods.photo} name="" sizes="(min-width: 40em) 220px, 46vw" />
        ) : (
          <GoodsPicture art={goods.art} color={goods.color_hex} goodsId={goods_id} />
        )}
        {goods.factory && card && <span className="goods-flag">{card.factory}</span>}
        <div className="card-save">
          <SaveButton kind="goods" id={goods_id} name={goods_name} compact />
        </div>
      </div>
      <div className="goods-facts">
        <h3 className="cut-name three-lines" dir="auto" lang={goods.lang}>
          <Link className="card-link" to={productPath(goods)}>
            {goods_name}
          </Link>
        </h3>
        <p className="goods-store cut-name" dir="auto">
          {goods.store_name}
        </p>
        <Price price={goods.price} before={goods.list_price} discount={goods.discount} />
        {card && steps.length > 0 && (
          <ul className="goods-tiers" aria-label={card.tiers}>
            {steps.map(({ min_qty, price }) => (
              <li key={min_qty}>
                <span>{fill(card.tier, { n: numbers.count(min_qty) })}</span>{' '}
                <bdi>{numbers.price(price)}</bdi>
              </li>
            ))}
          </ul>
        )}
        <div className="goods-end">
          {card && stock > 0 && stock < FEW && (
            <p className="goods-left">{numbers.plural(card.left, stock)}</p>
          )}
          {stock > 0 && <ZoneBadge zone={goods.zone} />}
        </div>
        <div className="card-cart">
          {stock > 0 ? <AddToCart goodsId={goods_id} name={goods_name} compact /> : <SoldOut />}
        </div>
      </div>
    </article>
  );
}

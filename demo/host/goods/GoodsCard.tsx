import { Link } from 'react-router';
import type { Goods } from '../../shared/replies/goods.js';
import { GoodsPicture } from '../art/GoodsPicture.js';
import { Photo } from '../art/Photo.js';
import { AddToCart } from '../cart/AddToCart.js';
import { SaveButton } from '../favorites/SaveButton.js';
import { useI18n } from '../messages/i18n.js';
import { catalogTexts } from '../texts.js';
import { Fits, isScarce, offeredSteps, Price, SoldOut, ZoneBadge } from './CardParts.js';
import { GoodsName } from './GoodsName.js';
import { departmentPath, productPath } from './links.js';

interface GoodsCardProps {
  goods: Goods;
  /** Whether it links to the goods of its department if it's sold out. Defaults to false. */
  hasLink?: boolean;
  /** Whether it names its store. Defaults to true. */
  hasStore?: boolean;
}

/** A card for goods: what they are, what they cost, and how long delivery takes. The whole card links to their page. */
export function GoodsCard({ goods, hasLink = false, hasStore = true }: GoodsCardProps) {
  const { goods_id, goods_name, sizes, stock } = goods;
  const isSized = sizes > 1;
  // The stock is of all sizes.
  const isSoldOut = stock === 0;
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
        <div className="card-save">
          <SaveButton kind="goods" id={goods_id} name={goods_name} compact />
        </div>
      </div>
      <div className="goods-facts">
        <h3 className="cut-name" dir="auto" lang={goods.lang}>
          <Link className="card-link" to={productPath(goods)}>
            <GoodsName
              name={goods_name}
              versions={isSized && card ? numbers.plural(card.sizes, sizes) : undefined}
            />
          </Link>
        </h3>
        <Price price={goods.price} before={goods.list_price} discount={goods.discount} />
        {card && steps.length > 0 && (
          <ul className="goods-tiers" aria-label={card.tiers}>
            {goods.factory && <li className="goods-flag">{card.factory}</li>}
            {steps.map(({ min_qty, price }) => (
              <li key={min_qty}>
                <span>{numbers.plural(card.tier, min_qty)}</span> <bdi>{numbers.price(price)}</bdi>
              </li>
            ))}
          </ul>
        )}
        <div className="goods-end">
          <Fits fits={goods.fits} className="goods-fits two-lines" />
          {hasStore && (
            <p className="goods-store cut-name two-lines" dir="auto">
              {goods.store_name}
            </p>
          )}
          {card && !isSized && isScarce(stock) && (
            <p className="goods-left">{numbers.plural(card.left, stock)}</p>
          )}
          {!isSoldOut && <ZoneBadge zone={goods.zone} />}
        </div>
        <div className="card-cart">
          {isSized && !isSoldOut && (
            <Link className="button button-small" to={productPath(goods)}>
              {card?.chooseSize}
            </Link>
          )}
          {!isSized && !isSoldOut && <AddToCart goodsId={goods_id} name={goods_name} compact />}
          {isSoldOut && <SoldOut />}
          {isSoldOut && hasLink && (
            <Link className="button button-quiet button-small" to={departmentPath(goods.cat_id)}>
              {card?.similar}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}

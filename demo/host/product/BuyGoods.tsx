import { Link } from 'react-router';
import type { Goods, GoodsDetail } from '../../shared/replies/goods.js';
import { Fits, isScarce, offeredSteps, Price } from '../goods/CardParts.js';
import { departmentPath } from '../goods/links.js';
import { fill, useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { catalogTexts, productTexts } from '../texts.js';
import { Quantity } from '../ui/Quantity.js';
import { BuyActs } from './BuyActs.js';
import { Versions } from './Versions.js';

interface BuyGoodsProps {
  goods: GoodsDetail['goods'];
  quantity: number;
  onQuantity: (quantity: number) => void;
}

export function BuyGoods({ goods, quantity, onQuantity }: BuyGoodsProps) {
  const { goods_id, goods_name, price, wholesale, stock } = goods;
  const texts = productTexts.useTexts();
  const { card } = catalogTexts.useTexts();
  const { numbers } = useI18n();
  const unit = unitPrice(price, wholesale, quantity);
  const isShort = isScarce(stock);
  const steps = offeredSteps(goods);
  return (
    <section className="stack-small buy">
      <Price
        price={unit}
        before={unit < price ? price : goods.list_price}
        discount={unit < price ? 0 : goods.discount}
      />
      <p className="stock" data-state={stock === 0 ? 'out' : isShort ? 'low' : 'in'}>
        {stock === 0 ? texts.soldOut : isShort ? numbers.plural(card.left, stock) : texts.inStock}
        {goods.sold > 0 && (
          <span className="hint stock-sold">
            {SEPARATOR}
            {numbers.plural(texts.soldSoFar, goods.sold)}
          </span>
        )}
      </p>
      <Fits fits={goods.fits} />
      <Versions goods={goods} />
      {steps.length > 0 && <Tiers price={price} steps={steps} quantity={quantity} onChoose={onQuantity} />}
      {stock > 0 && (
        <div className="row buy-row">
          <div className="buy-quantity scripts-only">
            <label htmlFor="quantity">{texts.quantity}</label>
            <Quantity
              id="quantity"
              className="buy-quantity-field"
              value={quantity}
              max={stock}
              names={texts}
              isLive
              onChange={onQuantity}
            />
          </div>
          <p className="buy-total" role="status">
            {quantity > 1 && (
              <>
                <span>{fill(texts.total, { n: numbers.count(quantity) })}</span>
                <bdi>{numbers.price(unit * quantity)}</bdi>
                {unit < price && (
                  <span className="buy-saved">
                    {fill(texts.saved, { amount: numbers.price((price - unit) * quantity) })}
                  </span>
                )}
              </>
            )}
          </p>
        </div>
      )}
      <BuyActs
        goodsId={goods_id}
        name={goods_name}
        quantity={quantity}
        price={numbers.price(unit * quantity)}
        soldOut={
          stock > 0 ? null : (
            <>
              <p>{texts.soldOutText}</p>
              <Link className="button" to={departmentPath(goods.cat_id)}>
                {card.similar}
              </Link>
            </>
          )
        }
      />
    </section>
  );
}

type Step = Goods['wholesale'][number];

/** Returns the price per piece at a quantity. It's the server's rule, so that the price shows right away. */
const unitPrice = (price: number, steps: readonly Step[], quantity: number): number =>
  steps.reduce((unit, step) => (quantity >= step.min_qty ? step.price : unit), price);

interface TiersProps {
  price: number;
  steps: readonly Step[];
  quantity: number;
  onChoose: (quantity: number) => void;
}

/** The price per piece by quantity. The row that applies is marked, and each row can be chosen. */
function Tiers({ price, steps, quantity, onChoose }: TiersProps) {
  const { tiers } = productTexts.useTexts();
  const { numbers } = useI18n();
  const rows = [{ min_qty: 1, price }, ...steps];
  const holds = rows.filter(({ min_qty }) => quantity >= min_qty).length - 1;
  return (
    <section className="tiers" aria-labelledby="tiers">
      <h2 id="tiers">{tiers.title}</h2>
      <ul>
        {rows.map((row, at) => {
          const end = rows[at + 1]?.min_qty;
          const pieces = end
            ? `${numbers.count(row.min_qty)}–${numbers.count(end - 1)}`
            : `${numbers.count(row.min_qty)}+`;
          return (
            <li key={row.min_qty}>
              <button
                type="button"
                className="box"
                aria-pressed={at === holds}
                onClick={() => onChoose(row.min_qty)}
              >
                <span className="visually-hidden">{tiers.pieces}: </span>
                <bdi className="tier-pieces">{pieces}</bdi>
                <span className="visually-hidden">, {tiers.price}: </span>
                <bdi className="tier-price">{numbers.price(row.price)}</bdi>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { Link } from 'react-router';
import type { GoodsDetail } from '../api/goods-replies.js';
import { catalogueTexts } from '../catalogue/messages/load.js';
import { offeredSteps, Price } from '../goods/Price.js';
import { LEGAL_PATHS } from '../legal/paths.js';
import { fill, useSpeech } from '../messages/speech.js';
import { Quantity } from '../ui/Quantity.js';
import { BuyActs } from './BuyActs.js';
import { productTexts } from './messages/load.js';
import { Tiers, unitPrice } from './Tiers.js';

interface BuyGoodsProps {
  goods: GoodsDetail['goods'];
  quantity: number;
  onQuantity: (quantity: number) => void;
}

const FEW = 10;

/** What it costs, how many there are, and the ways to buy it. */
export function BuyGoods({ goods, quantity, onQuantity }: BuyGoodsProps) {
  const { goods_id, goods_name, price, wholesale, stock } = goods;
  const texts = productTexts.useTexts();
  const { card } = catalogueTexts.useTexts();
  const { numbers } = useSpeech();
  const unit = unitPrice(price, wholesale, quantity);
  const isShort = stock > 0 && stock < FEW;
  const steps = offeredSteps(goods);
  return (
    <section className="stack buy">
      <Price
        price={unit}
        before={unit < price ? price : goods.list_price}
        discount={unit < price ? 0 : goods.discount}
      />
      <p className="stock" data-state={stock === 0 ? 'out' : isShort ? 'low' : 'in'}>
        {stock === 0 ? texts.soldOut : isShort ? numbers.plural(card.left, stock) : texts.inStock}
        <span className="stock-sold"> · {numbers.plural(texts.soldSoFar, goods.sold)}</span>
      </p>
      {steps.length > 0 && <Tiers price={price} steps={steps} quantity={quantity} onChoose={onQuantity} />}
      {stock > 0 && (
        <div className="buy-row">
          <div className="buy-quantity">
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
        soldOut={stock > 0 ? null : <p>{texts.soldOutText}</p>}
      />
      <p className="buy-note">
        <Link to={LEGAL_PATHS.refunds[0]}>{texts.returns}</Link>
      </p>
    </section>
  );
}

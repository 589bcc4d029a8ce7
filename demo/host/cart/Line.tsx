import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import type { Cart, CartLine } from '../../shared/replies/cart.js';
import { regionOf } from '../../shared/zip-regions.js';
import { removeLine, setLine } from '../api/cart.js';
import { isScarce } from '../goods/CardParts.js';
import { fill, useI18n } from '../messages/i18n.js';
import { cartTexts } from '../texts.js';
import { FailureText } from '../ui/AsyncView.js';
import { Quantity } from '../ui/Quantity.js';
import { arrivesText } from './arrivesText.js';
import { CarFacts } from './CarFacts.js';
import { useCartChange } from './cart.js';
import { ProductPicture } from './ProductPicture.js';

interface LineProps {
  line: CartLine;
  /** When it arrives; `undefined` if it can't be delivered. */
  dates: string | undefined;
  /** Where it goes. Empty without an address: then dates are those of the mainland. */
  zip: string;
  /** Tells the shopper what was done. With `undo`, offers to undo it. */
  notify: (text: string, undo?: CartLine) => void;
}

/** One product in the cart or saved for later, and what can be done with it. */
export function Line({ line, dates, zip, notify }: LineProps) {
  const texts = cartTexts.useTexts();
  const { numbers } = useI18n();
  const { mutateAsync, isPending, error } = useCartChange();
  const { goods_id, goods_name, slug, saved, problem, buy_num } = line;
  const named = (text: string) => fill(text, { name: goods_name });
  const act = (call: () => Promise<Cart>, done: () => void) =>
    // Says what was done, even if the line is gone by then. Failures are shown below.
    void mutateAsync(call).then(done, () => undefined);
  const price = (cents: number) => numbers.price(cents, true);
  // Items saved for later are below their own heading.
  const Heading = saved ? 'h3' : 'h2';
  return (
    <li className="cart-line" aria-busy={isPending} data-problem={problem ?? ''}>
      <ProductPicture picture={line.picture} goodsId={line.goods_id} />
      <div className="cart-line-what">
        <Heading>
          <bdi>
            {slug ? (
              <Link className="plain-link" to={pathTo('product', slug)}>
                {goods_name}
              </Link>
            ) : (
              goods_name
            )}
          </bdi>
        </Heading>
        <CarFacts {...line} />
        {line.store_name && <p>{fill(texts.soldBy, { name: line.store_name })}</p>}
        {problem !== 'gone' && problem !== 'sold_out' && (
          <p>{dates ? fill(arrivesText(line, texts, zip === ''), { dates }) : texts.notThere}</p>
        )}
        {line.car && <CarShipping car={line.car} zip={zip} />}
        <Notes line={line} />
        <FailureText error={error} className="cart-line-failure" />
      </div>
      <p className="row cart-line-price">
        <strong>{price(line.total)}</strong>
        {buy_num > 1 && <span>{fill(texts.each, { price: price(line.price) })}</span>}
        {line.list_price !== null && buy_num === 1 && <s>{price(line.list_price)}</s>}
      </p>
      <div className="row cart-line-acts">
        {!saved && problem !== 'gone' && (line.stock > 1 || buy_num > 1) && (
          <Quantity
            value={buy_num}
            max={line.stock}
            limit={numbers.plural(texts.left, line.stock)}
            names={{ less: named(texts.less), more: named(texts.more), field: named(texts.quantity) }}
            onChange={(pieces) =>
              act(
                () => setLine(goods_id, pieces, false),
                () => notify(''),
              )
            }
          />
        )}
        <span className="row">
          {problem !== 'gone' && (
            <button
              type="button"
              className="link-button"
              disabled={isPending}
              aria-label={named(saved ? texts.moveNamed : texts.saveNamed)}
              onClick={() =>
                act(
                  () => setLine(goods_id, buy_num, !saved),
                  () => notify(named(saved ? texts.moved : texts.saved)),
                )
              }
            >
              {saved ? texts.move : texts.save}
            </button>
          )}
          <button
            type="button"
            className="link-button"
            disabled={isPending}
            aria-label={named(texts.removeNamed)}
            onClick={() =>
              act(
                () => removeLine(goods_id),
                () => notify(named(texts.removed), line),
              )
            }
          >
            {texts.remove}
          </button>
        </span>
      </div>
    </li>
  );
}

/** From where a car ships, and for how much, if it can go there. */
function CarShipping({ car, zip }: { car: NonNullable<CartLine['car']>; zip: string }) {
  const texts = cartTexts.useTexts();
  const { numbers } = useI18n();
  const { port, fees } = car;
  const fee = fees[regionOf(zip)];
  if (fee === null) return <p>{fill(texts.carFrom, { port })}</p>;
  const text = zip === '' ? texts.carShippingMainland : texts.carShipping;
  return <p>{fill(text, { port, fee: numbers.price(fee, true) })}</p>;
}

/** Notes about a line: it's gone or scarce, its price has changed, or it's cheaper by the carton. */
function Notes({ line }: { line: CartLine }) {
  const texts = cartTexts.useTexts();
  const { numbers, texts: site } = useI18n();
  const { problem, stock, picture, price_before, unit_price, next_step } = line;
  if (problem === 'gone') return <Note tone="bad">{texts.gone}</Note>;
  if (problem === 'sold_out')
    return <Note tone="bad">{picture.kind === 'car' ? site.car.sold : texts.soldOut}</Note>;
  const isShort = problem === 'too_many' || (picture.kind === 'goods' && isScarce(stock));
  const fell = price_before !== null && price_before > unit_price;
  return (
    <>
      {isShort && <Note tone={problem ? 'bad' : 'warm'}>{numbers.plural(texts.left, stock)}</Note>}
      {price_before !== null && (
        <Note tone={fell ? 'good' : 'warm'}>
          {fill(fell ? texts.priceFell : texts.priceRose, { price: numbers.price(price_before, true) })}
        </Note>
      )}
      {next_step !== null && stock >= next_step.min_qty && (
        <Note tone="good">
          {fill(texts.step, {
            n: numbers.count(next_step.min_qty),
            price: numbers.price(next_step.price, true),
          })}
        </Note>
      )}
    </>
  );
}

const Note = ({ tone, children }: { tone: 'good' | 'warm' | 'bad'; children: ReactNode }) => (
  <p className="cart-note" data-tone={tone}>
    {children}
  </p>
);

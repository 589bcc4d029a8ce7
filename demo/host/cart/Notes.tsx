import type { CartLine } from '../api/cart.js';
import { useSpeech } from '../messages/context.js';
import type { CartMessages } from './messages/messages.js';

/** At this stock or less, the shopper is told how many there are. */
const FEW = 5;

/** What is worth knowing of a line: that it is gone or scarce, costs something else now, or less by the carton. */
export function Notes({ line, texts }: { line: CartLine; texts: CartMessages }) {
  const { numbers } = useSpeech();
  const { problem, stock, picture, price_before, unit_price, next_step } = line;
  if (problem === 'gone')
    return (
      <p className="cart-note" data-tone="bad">
        {texts.gone}
      </p>
    );
  if (problem === 'sold_out')
    return (
      <p className="cart-note" data-tone="bad">
        {texts.soldOut}
      </p>
    );
  const isScarce = problem === 'too_many' || (picture.kind === 'goods' && stock <= FEW);
  return (
    <>
      {isScarce && (
        <p className="cart-note" data-tone={problem ? 'bad' : 'warm'}>
          {numbers.plural(texts.left, stock)}
        </p>
      )}
      {price_before !== null && (
        <p className="cart-note" data-tone={price_before > unit_price ? 'good' : 'warm'}>
          {(price_before > unit_price ? texts.priceFell : texts.priceRose).replace(
            '{price}',
            numbers.price(price_before),
          )}
        </p>
      )}
      {next_step !== null && stock >= next_step.min_qty && (
        <p className="cart-note" data-tone="good">
          {texts.step
            .replace('{n}', numbers.count(next_step.min_qty))
            .replace('{price}', numbers.price(next_step.price))}
        </p>
      )}
    </>
  );
}

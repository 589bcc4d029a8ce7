import type { Summary } from '../api/checkout.js';
import { useSpeech } from '../messages/context.js';
import type { CheckoutMessages } from './messages/messages.js';

interface SumsProps {
  texts: CheckoutMessages;
  sums: Pick<Summary, 'subtotal' | 'shipping' | 'discount' | 'points' | 'total' | 'lines'>;
  /** Whether shipping is known: it needs an address. */
  hasAddress: boolean;
}

/** What an order comes to, line by line. */
export function Sums({ texts, sums, hasAddress }: SumsProps) {
  const { numbers } = useSpeech();
  const { subtotal, shipping, discount, points, total, lines } = sums;
  const pieces = lines.reduce((sum, { buy_num }) => sum + buy_num, 0);
  const off = (cents: number) => texts.off.replace('{price}', numbers.price(cents));
  return (
    <dl className="sums">
      <div>
        <dt>{numbers.plural(texts.subtotal, pieces)}</dt>
        <dd>{numbers.price(subtotal)}</dd>
      </div>
      <div>
        <dt>{texts.shipping}</dt>
        {hasAddress ? (
          <dd>{shipping === 0 ? texts.free : numbers.price(shipping)}</dd>
        ) : (
          <dd className="sums-later">{texts.shippingLater}</dd>
        )}
      </div>
      {discount > 0 && (
        <div className="sums-off">
          <dt>{texts.discount}</dt>
          <dd>{off(discount)}</dd>
        </div>
      )}
      {points > 0 && (
        <div className="sums-off">
          <dt>{texts.pointsSum}</dt>
          <dd>{off(points)}</dd>
        </div>
      )}
      <div className="sums-total">
        <dt>{texts.total}</dt>
        <dd>{numbers.price(total)}</dd>
      </div>
    </dl>
  );
}

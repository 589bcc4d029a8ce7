import { storeDay } from '../../shared/delivery.js';
import type { Order } from '../../shared/replies/orders.js';
import { fill, useI18n } from '../messages/i18n.js';
import { checkoutTexts, orderTexts } from '../texts.js';

/**
 * How what was charged comes down to what is left of it, as on the card's statement: what was canceled before it was
 * sent, and what has gone back since, or shall go back. Renders nothing if all of it is left.
 */
export function Charges({ order: { payment, total, events } }: { order: Order }) {
  const texts = orderTexts.useTexts();
  const checkout = checkoutTexts.useTexts();
  const { numbers } = useI18n();
  if (!payment || payment.left >= payment.charged) return null;
  // An order's total is without what was canceled.
  const canceled = payment.charged - total;
  const back = total - payment.left;
  const isDue = payment.refund === 'due';
  const at = events.filter(({ act }) => act === 'refund-sent').at(-1)?.at;
  const sent = at
    ? fill(texts.refundedOn, { day: numbers.day(storeDay(new Date(at))) })
    : texts.events.refund;
  const off = (name: string, cents: number) =>
    cents > 0 && (
      <div className="sums-off">
        <dt>{name}</dt>
        <dd>{fill(checkout.off, { price: numbers.price(cents, true) })}</dd>
      </div>
    );
  return (
    <dl className="sums">
      <div>
        <dt>{texts.charged}</dt>
        <dd>{numbers.price(payment.charged, true)}</dd>
      </div>
      {off(isDue && back === 0 ? texts.canceledDue : texts.canceledRefunded, canceled)}
      {off(isDue ? texts.refundComing : sent, back)}
      <div className="sums-total">
        <dt>{texts.balance}</dt>
        <dd>{numbers.price(payment.left, true)}</dd>
      </div>
    </dl>
  );
}

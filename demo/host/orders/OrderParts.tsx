import type { Order, OrderState } from '../api/orders.js';
import { fill } from '../messages/speech.js';
import { orderTexts } from './messages/load.js';

export function StateBadge({ state }: { state: OrderState }) {
  const texts = orderTexts.useTexts();
  return (
    <span className="badge order-state" data-state={state}>
      {texts.states[state]}
    </span>
  );
}

export function PaidBy({ order: { payment, state, total } }: { order: Order }) {
  const texts = orderTexts.useTexts();
  const isOver = state === 'unpaid' || state === 'cancelled';
  if (payment) return <p>{fill(texts.card, { name: payment.card_brand, n: payment.card_last4 })}</p>;
  return <p>{isOver || total > 0 ? texts.notPaid : texts.byPoints}</p>;
}

import type { Order, OrderState } from '../api/orders.js';
import type { OrderMessages } from './messages/messages.js';

const WAY = ['placed', 'paid', 'shipped', 'received'] as const;

/** How many of the steps each state has behind it; null where the order goes no further. */
const DONE: Readonly<Record<OrderState, number | null>> = {
  unpaid: 1,
  paid: 2,
  shipped: 3,
  received: 4,
  cancelled: null,
  refunded: null,
};

/** How far an order has come; nothing for one that was cancelled. */
export function Steps({ order, texts }: { order: Order; texts: OrderMessages }) {
  const done = DONE[order.state];
  if (done === null) return null;
  return (
    <ol className="order-steps" aria-label={texts.steps}>
      {WAY.map((step, index) => (
        <li key={step} data-done={index < done} aria-current={index === done - 1 ? 'step' : undefined}>
          {texts.step[step]}
        </li>
      ))}
    </ol>
  );
}

import type { OrderState } from '../api/orders.js';
import type { OrderMessages } from './messages/messages.js';

/** In which state an order is, in a word. */
export function StateBadge({ state, texts }: { state: OrderState; texts: OrderMessages }) {
  return (
    <span className="order-state" data-state={state}>
      {texts.states[state]}
    </span>
  );
}

import type { Order } from '../api/orders.js';
import type { OrderMessages } from './messages/messages.js';
import { useTimes } from './useTimes.js';

type Event = Order['events'][number];

/** What happened is called by the act, and by what it brought the order to. */
function nameOf({ act, state }: Event): keyof OrderMessages['events'] {
  if (act === 'pay') return state === 'refunded' ? 'payLate' : 'pay';
  if (act === 'cancel') return state === 'refunded' ? 'cancelPaid' : 'cancel';
  return act === 'decline' || act === 'expire' || act === 'ship' || act === 'confirm' || act === 'refund'
    ? act
    : 'place';
}

/** Everything that happened to an order, the newest first. */
export function Timeline({ order, texts }: { order: Order; texts: OrderMessages }) {
  const times = useTimes();
  return (
    <section className="order-part" aria-labelledby="order-history">
      <h2 id="order-history">{texts.history}</h2>
      <ol className="timeline" reversed>
        {[...order.events].reverse().map((event) => (
          <li key={`${event.at} ${event.act}`}>
            <p>{texts.events[nameOf(event)]}</p>
            {event.note && <p className="timeline-note">{texts.tracking.replace('{n}', event.note)}</p>}
            <time dateTime={event.at}>{times.moment(event.at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}

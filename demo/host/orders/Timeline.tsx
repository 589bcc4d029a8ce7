import type { Order } from '../../shared/replies/orders.js';
import { fill, useI18n } from '../messages/i18n.js';
import { type OrderMessages, orderTexts } from '../texts.js';
import { Tracking } from './Tracking.js';
import { isOver } from './useArrival.js';

/** Whether something was sent: the whole order, its last part, or another. */
export const isShipment = ({ act }: Order['events'][number]) => act === 'ship' || act === 'ship-part';

/** Returns the name of an event, which depends on the action, on who did it, and on the state that it led to. */
function nameOf({ act, state, actor }: Order['events'][number]): keyof OrderMessages['events'] {
  if (act === 'pay') return state === 'refunded' ? 'payLate' : 'pay';
  if (act === 'cancel') return state === 'refunded' ? 'cancelPaid' : 'cancel';
  if (act === 'confirm') return actor === 'shop' ? 'confirmLate' : 'confirm';
  if (act === 'cancel-rest') return 'cancelRest';
  if (act === 'ship-part') return 'shipPart';
  if (act === 'arrive') return 'arrive';
  if (act === 'refund-part') return 'refundPart';
  if (act === 'refund-sent') return 'refundSent';
  if (act === 'return-received') return 'returnReceived';
  if (act === 'return-refused') return 'returnRefused';
  if (act === 'return-canceled') return 'returnCanceled';
  return act === 'return' || act === 'decline' || act === 'expire' || act === 'ship' || act === 'refund'
    ? act
    : 'place';
}

/** What has happened to an order, the latest first. */
export function Timeline({ order }: { order: Order }) {
  const texts = orderTexts.useTexts();
  const { numbers } = useI18n();
  return (
    // Where the progress isn't shown, this is all that tells what happened.
    <details className="card order-part order-history" open={isOver(order.state)}>
      <summary>
        <h2>{texts.history}</h2>
      </summary>
      <ol className="timeline" reversed>
        {[...order.events].reverse().map((event) => (
          <li key={`${event.at} ${event.act}`}>
            <p>
              {fill(texts.events[nameOf(event)], {
                price: numbers.price(Number(event.note), true),
                n: event.note,
              })}
            </p>
            {event.note && isShipment(event) && (
              <p className="hint">
                <Tracking note={event.note} />
              </p>
            )}
            <time className="hint" dateTime={event.at}>
              {numbers.momentOf(event.at)}
            </time>
          </li>
        ))}
      </ol>
    </details>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Order } from '../api/orders.js';
import { ProductPicture } from '../cart/ProductPicture.js';
import { ShipmentHead } from '../checkout/Delivery.js';
import type { CheckoutMessages } from '../checkout/messages/messages.js';
import { Sums } from '../checkout/Sums.js';
import { useSpeech } from '../messages/context.js';
import type { OrderMessages } from './messages/messages.js';

interface OrderPartsProps {
  order: Order;
  texts: OrderMessages;
  checkoutTexts: CheckoutMessages;
  /** What stands below the items. */
  children: ReactNode;
}

/** What was ordered, where it goes, and what it cost. */
export function OrderParts({ order, texts, checkoutTexts, children }: OrderPartsProps) {
  const { numbers } = useSpeech();
  const { lines, shipments } = order;
  return (
    <div className="order-columns">
      <div className="order-side">
        <section className="order-part" aria-labelledby="order-items">
          <h2 id="order-items">{texts.items}</h2>
          <ul className="order-lines">
            {lines.map(({ goods_id, goods_name, picture, store_name, buy_num, price, total }) => (
              <li key={goods_id}>
                <ProductPicture picture={picture} />
                <p>
                  <strong>
                    <Link to={`/products/${goods_id}`}>
                      <bdi>{goods_name}</bdi>
                    </Link>
                  </strong>
                  <span>{store_name}</span>
                  {buy_num > 1 && (
                    <span>
                      {checkoutTexts.pieces
                        .replace('{n}', numbers.count(buy_num))
                        .replace('{price}', numbers.price(price))}
                    </span>
                  )}
                </p>
                <span className="order-line-total">{numbers.price(total)}</span>
              </li>
            ))}
          </ul>
          {shipments.map((shipment) => (
            <ShipmentHead
              key={`${shipment.kind} ${shipment.zone}`}
              texts={checkoutTexts}
              shipment={{ ...shipment, free_from: null }}
            />
          ))}
        </section>
        {children}
      </div>
      <div className="order-side">
        <section className="summary" aria-labelledby="order-summary">
          <h2 id="order-summary">{texts.summary}</h2>
          <Sums texts={checkoutTexts} sums={order} hasAddress />
        </section>
        <section className="order-part" aria-labelledby="order-address">
          <h2 id="order-address">{texts.shipTo}</h2>
          <ShipTo order={order} />
        </section>
        <section className="order-part" aria-labelledby="order-payment">
          <h2 id="order-payment">{texts.payment}</h2>
          <p>{paymentText(order, texts)}</p>
          {order.payment?.refund && (
            <p>{order.payment.refund === 'due' ? texts.refundDue : texts.refundDone}</p>
          )}
        </section>
      </div>
    </div>
  );
}

/** Where an order goes, as it stands on the parcel. */
export function ShipTo({ order }: { order: Order }) {
  const { contact_name, street, unit, city_name, state, post_code, phone } = order.ship_to;
  return (
    <address className="order-address">
      <bdi>{contact_name}</bdi>
      <bdi>{street}</bdi>
      {unit && <bdi>{unit}</bdi>}
      <bdi>
        {city_name}, {state} {post_code}
      </bdi>
      <bdi dir="ltr">{phone}</bdi>
    </address>
  );
}

/** How an order was paid. */
export function paymentText({ payment, state, total }: Order, texts: OrderMessages): string {
  if (payment !== null) {
    return texts.card.replace('{name}', payment.card_brand).replace('{n}', payment.card_last4);
  }
  const isOver = state === 'unpaid' || state === 'cancelled';
  return isOver || total > 0 ? texts.notPaid : texts.byPoints;
}

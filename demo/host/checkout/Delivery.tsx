import { Link } from 'react-router';
import type { OrderLine, Shipment, Summary } from '../api/checkout.js';
import { ProductPicture } from '../cart/ProductPicture.js';
import { CART_PATH } from '../cart/paths.js';
import { useSpeech } from '../messages/context.js';
import type { CheckoutMessages } from './messages/messages.js';

/** What is sent together, when it arrives, and what that costs. */
export function Delivery({ texts, summary }: { texts: CheckoutMessages; summary: Summary }) {
  const { lines, shipments } = summary;
  const sent = new Set(shipments.flatMap(({ goods_ids }) => goods_ids));
  const rest = lines.filter(({ goods_id }) => !sent.has(goods_id));
  return (
    <section className="checkout-step" aria-labelledby="checkout-items">
      <div className="checkout-step-head">
        <h2 id="checkout-items">{texts.items}</h2>
        <Link to={CART_PATH}>{texts.edit}</Link>
      </div>
      {shipments.map((shipment) => (
        <div className="shipment" key={`${shipment.kind} ${shipment.zone}`}>
          <ShipmentHead texts={texts} shipment={shipment} />
          <Lines
            texts={texts}
            lines={lines.filter(({ goods_id }) => shipment.goods_ids.includes(goods_id))}
          />
        </div>
      ))}
      {rest.length > 0 && (
        <div className="shipment">
          <Lines texts={texts} lines={rest} />
        </div>
      )}
    </section>
  );
}

/** The kind of a shipment, when it arrives, and what it costs. */
export function ShipmentHead({ texts, shipment }: { texts: CheckoutMessages; shipment: Shipment }) {
  const { numbers } = useSpeech();
  const { kind, days_min, days_max, fee, free_from } = shipment;
  const days = texts.days.replace('{min}', numbers.count(days_min)).replace('{max}', numbers.count(days_max));
  return (
    <p className="shipment-head">
      <strong>{texts[kind]}</strong>
      <span>{days}</span>
      <span className="shipment-fee">
        {fee === 0 ? texts.free : numbers.price(fee)}
        {fee > 0 && free_from !== null && (
          <small>{texts.freeFrom.replace('{price}', numbers.price(free_from))}</small>
        )}
      </span>
    </p>
  );
}

function Lines({ texts, lines }: { texts: CheckoutMessages; lines: OrderLine[] }) {
  const { numbers } = useSpeech();
  return (
    <ul className="order-lines">
      {lines.map(({ goods_id, goods_name, picture, store_name, buy_num, price, total }) => (
        <li key={goods_id}>
          <ProductPicture picture={picture} />
          <p>
            <strong>
              <bdi>{goods_name}</bdi>
            </strong>
            <span>
              <bdi>{store_name}</bdi>
            </span>
            {buy_num > 1 && (
              <span>
                {texts.pieces.replace('{n}', numbers.count(buy_num)).replace('{price}', numbers.price(price))}
              </span>
            )}
          </p>
          <span className="order-line-total">{numbers.price(total)}</span>
        </li>
      ))}
    </ul>
  );
}

import type { ReactNode } from 'react';
import type { OrderLine, Shipment } from '../../shared/replies/checkout.js';
import { hasCents } from '../messages/numbers.js';
import { OrderLines, ShipmentHead } from './OrderParts.js';

interface DeliveriesProps<L, S> {
  lines: readonly L[];
  shipments: readonly S[];
  /** The time of the order, from which the days count; null if it won't arrive. */
  ordered: Date | null;
  /** When all of it was delivered (ISO 8601). Defaults to null: it wasn't yet. */
  delivered?: string | null;
  /** What that is called: a text with a `{day}`, by default the checkout's. */
  deliveredText?: string | undefined;
  /**
   * Whether the order is placed: its names link to the products, its prices have cents, as in its invoice, and nothing
   * is said of free shipping. Defaults to false.
   */
  isPlaced?: boolean;
  /** Returns what else to say about a line. Defaults to nothing. */
  more?: (line: L) => ReactNode;
  /** Returns what else to say about a shipment, above its items. Defaults to nothing. */
  moreOf?: (shipment: S) => ReactNode;
}

/** An order's items, below the delivery that each arrives with. Those without one are last. */
export function Deliveries<L extends OrderLine, S extends Shipment>({
  lines,
  shipments,
  ordered,
  delivered = null,
  deliveredText,
  isPlaced = false,
  more,
  moreOf,
}: DeliveriesProps<L, S>) {
  const isExact =
    isPlaced || hasCents([...lines.map(({ total }) => total), ...shipments.map(({ fee }) => fee)]);
  const sent = new Set(shipments.flatMap(({ goods_ids }) => goods_ids));
  const rest = lines.filter(({ goods_id }) => !sent.has(goods_id));
  const shared = { isLinked: isPlaced, isExact, ...(more && { more }) };
  return (
    <>
      {shipments.map((shipment) => (
        <div className="stack-small shipment" key={`${shipment.kind} ${shipment.zone}`}>
          <ShipmentHead
            shipment={isPlaced ? { ...shipment, free_from: null } : shipment}
            all={shipments}
            {...{ ordered, delivered, deliveredText, isExact }}
          />
          {moreOf?.(shipment)}
          <OrderLines
            lines={lines.filter(({ goods_id }) => shipment.goods_ids.includes(goods_id))}
            {...shared}
          />
        </div>
      ))}
      {rest.length > 0 && (
        <div className="stack-small shipment">
          <OrderLines lines={rest} {...shared} />
        </div>
      )}
    </>
  );
}

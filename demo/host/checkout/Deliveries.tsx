import { Fragment, type ReactNode } from 'react';
import { isImportedCar } from '../../shared/is-imported-car.js';
import type { OrderLine, Shipment } from '../../shared/replies/checkout.js';
import { checkoutTexts } from '../texts.js';
import { OrderLines, ShipmentHead } from './OrderParts.js';

/** Some of a delivery's items. */
export interface DeliveryPart<L> {
  key: string;
  /** What is said of them, above them. */
  head: ReactNode;
  lines: readonly L[];
}

interface DeliveriesProps<L, S> {
  lines: readonly L[];
  shipments: readonly S[];
  /** The time of the order, from which the days count; null if it won't arrive. */
  ordered: Date | null;
  /** Returns when a shipment was delivered (ISO 8601). Defaults to null: it wasn't yet. */
  deliveredOf?: (shipment: S) => string | null;
  /** What that is called: a text with a `{day}`, by default the checkout's. */
  deliveredText?: string | undefined;
  /**
   * Whether the order is placed: its names link to the products, and nothing is said of free shipping. Defaults to false.
   */
  isPlaced?: boolean;
  /** Returns what else to say about a line. Defaults to nothing. */
  more?: (line: L) => ReactNode;
  /** Splits a shipment's lines into parts. By default, all of them are one part, of which nothing is said. */
  partsOf?: (shipment: S, lines: readonly L[]) => readonly DeliveryPart<L>[];
  /** Returns what comes below a shipment's lines. Defaults to nothing. */
  footOf?: (shipment: S) => ReactNode;
}

/** An order's items, below the delivery that each arrives with. Those without one are last. */
export function Deliveries<L extends OrderLine, S extends Shipment>({
  lines,
  shipments,
  ordered,
  deliveredOf = () => null,
  deliveredText,
  isPlaced = false,
  more,
  partsOf = (_, lines) => [{ key: 'all', head: null, lines }],
  footOf,
}: DeliveriesProps<L, S>) {
  const texts = checkoutTexts.useTexts();
  const sent = new Set(shipments.flatMap(({ goods_ids }) => goods_ids));
  const rest = lines.filter(({ goods_id }) => !sent.has(goods_id));
  const shared = { isLinked: isPlaced, ...(more && { more }) };
  return (
    <>
      {shipments.map((shipment) => (
        <div className="stack-small shipment" key={`${shipment.kind} ${shipment.zone}`}>
          <ShipmentHead
            shipment={isPlaced ? { ...shipment, free_from: null } : shipment}
            all={shipments}
            {...{ ordered, delivered: deliveredOf(shipment), deliveredText }}
          />
          {isPlaced && ordered !== null && deliveredOf(shipment) === null && isImportedCar(shipment) && (
            <p className="hint">{texts.entryRisk}</p>
          )}
          {partsOf(
            shipment,
            lines.filter(({ goods_id }) => shipment.goods_ids.includes(goods_id)),
          ).map((part) => (
            <Fragment key={part.key}>
              {part.head}
              <OrderLines lines={part.lines} {...shared} />
            </Fragment>
          ))}
          {footOf?.(shipment)}
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

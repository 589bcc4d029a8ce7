import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { deliveryDates, isOverdue } from '../../shared/delivery.js';
import { pathTo } from '../../shared/pages.js';
import type { OrderLine, Shipment, Summary } from '../../shared/replies/checkout.js';
import { CarFacts } from '../cart/CarFacts.js';
import { DutyIncluded } from '../cart/DutyIncluded.js';
import { ProductPicture } from '../cart/ProductPicture.js';
import { fill, useI18n } from '../messages/i18n.js';
import { hasCents } from '../messages/numbers.js';
import { checkoutTexts } from '../texts.js';
import { shipmentName } from './shipmentName.js';
import './checkout.css';
import '../cart/summary.css';

interface ShipmentHeadProps {
  shipment: Pick<Shipment, 'kind' | 'zone' | 'days_min' | 'days_max' | 'fee' | 'free_from'>;
  /** All shipments of the order. Those of one kind are numbered. */
  all: readonly Pick<Shipment, 'kind' | 'zone'>[];
  /** The time of the order, from which the days count; null if it won't arrive. */
  ordered: Date | null;
  /** When it was delivered (ISO 8601); null or missing if it wasn't yet. */
  delivered?: string | null;
  /** What that is called: a text with a `{day}`, by default the checkout's. */
  deliveredText?: string | undefined;
  /** Whether its price has cents, as others in the same column. */
  isExact: boolean;
}

/** A shipment of an order: what it is, when it arrives or arrived, and what it costs. */
export function ShipmentHead({
  shipment,
  all,
  ordered,
  delivered = null,
  deliveredText,
  isExact,
}: ShipmentHeadProps) {
  const texts = checkoutTexts.useTexts();
  const { lang, numbers } = useI18n();
  const { days_min: min, days_max: max, fee, free_from } = shipment;
  const when =
    delivered !== null
      ? fill(deliveredText ?? texts.delivered, { day: numbers.shortDayOf(delivered) })
      : ordered !== null &&
        fill(isOverdue(ordered, { max }) ? texts.wasDue : texts.arrives, {
          dates: deliveryDates(lang, ordered, { min, max }),
        });
  return (
    <p className="row shipment-head">
      <strong>{shipmentName(texts, shipment, all)}</strong>
      {when && <span className="shipment-when">{when}</span>}
      <span className="shipment-fee">
        {fee === 0 ? texts.free : numbers.price(fee, isExact)}
        {fee > 0 && free_from !== null && (
          <small>{fill(texts.freeFrom, { price: numbers.price(free_from) })}</small>
        )}
      </span>
    </p>
  );
}

interface OrderLinesProps<T> {
  lines: T[];
  /** Whether the names link to the products. Defaults to false. */
  isLinked?: boolean;
  /** Whether the prices have cents. By default, if one of these lines isn't in whole dollars. */
  isExact?: boolean;
  /** Returns what else to say about a line. Defaults to nothing. */
  more?: (line: T) => ReactNode;
}

export function OrderLines<T extends OrderLine>({
  lines,
  isLinked = false,
  isExact = hasCents(lines.map(({ total }) => total)),
  more,
}: OrderLinesProps<T>) {
  const texts = checkoutTexts.useTexts();
  const { numbers } = useI18n();
  return (
    <ul className="lines order-lines">
      {lines.map((line) => {
        const { goods_id, goods_name, picture, mileage_km, store_name, buy_num, price, total } = line;
        return (
          <li key={goods_id}>
            <ProductPicture picture={picture} goodsId={goods_id} />
            <p>
              <strong>
                {isLinked ? (
                  <Link className="plain-link" to={pathTo('product', goods_id)}>
                    <bdi>{goods_name}</bdi>
                  </Link>
                ) : (
                  <bdi>{goods_name}</bdi>
                )}
              </strong>
              <CarFacts {...{ picture, goods_id, mileage_km }} />
              {more?.(line)}
              <span className="hint">
                <bdi>{store_name}</bdi>
              </span>
              {buy_num > 1 && (
                <span className="hint">
                  {fill(texts.pieces, { n: numbers.count(buy_num), price: numbers.price(price, isExact) })}
                </span>
              )}
            </p>
            <span className="order-line-total">{numbers.price(total, isExact)}</span>
          </li>
        );
      })}
    </ul>
  );
}

type Amounts = Pick<Summary, 'subtotal' | 'shipping' | 'discount' | 'points' | 'total'>;

/** Returns whether an order's sums are written with cents. */
export const areExact = ({ subtotal, shipping, discount, points, total }: Amounts): boolean =>
  hasCents([subtotal, shipping, discount, points, total]);

interface SumsProps {
  sums: Amounts & Pick<Summary, 'lines'>;
  /** Whether shipping is known, which requires an address. */
  hasAddress: boolean;
  /** What the total is called, if it isn't the order's. */
  totalName?: string;
  /** Whether they have cents. By default, if one of them isn't in whole dollars. */
  isExact?: boolean;
}

export function Sums({ sums, hasAddress, totalName, isExact = areExact(sums) }: SumsProps) {
  const texts = checkoutTexts.useTexts();
  const { numbers, texts: site } = useI18n();
  const { subtotal, shipping, discount, points, total, lines } = sums;
  const pieces = lines.reduce((sum, { buy_num }) => sum + buy_num, 0);
  const price = (cents: number) => numbers.price(cents, isExact);
  const off = (cents: number) => fill(texts.off, { price: price(cents) });
  return (
    <dl className="sums">
      <div>
        <dt>{numbers.plural(texts.subtotal, pieces)}</dt>
        <dd>{price(subtotal)}</dd>
      </div>
      <div>
        <dt>
          {texts.shipping}
          {hasAddress && <DutyIncluded lines={lines} />}
        </dt>
        {hasAddress ? (
          <dd>{shipping === 0 ? texts.free : price(shipping)}</dd>
        ) : (
          <dd className="hint">{texts.shippingLater}</dd>
        )}
      </div>
      {discount > 0 && (
        <div className="sums-off">
          <dt>{texts.discount}</dt>
          <dd>{off(discount)}</dd>
        </div>
      )}
      {points > 0 && (
        <div className="sums-off">
          <dt>{texts.pointsSum}</dt>
          <dd>{off(points)}</dd>
        </div>
      )}
      <div className="sums-total">
        <dt>{totalName ?? texts.total}</dt>
        <dd>
          {price(total)}
          <small>{site.included.tax}</small>
        </dd>
      </div>
    </dl>
  );
}

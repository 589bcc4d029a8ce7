import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { deliveryDates, isOverdue, storeDay } from '../../shared/delivery.js';
import { isImportedCar } from '../../shared/is-imported-car.js';
import { pathTo } from '../../shared/pages.js';
import type { OrderLine, Shipment, Summary } from '../../shared/replies/checkout.js';
import { CarFacts } from '../cart/CarFacts.js';
import { DutyIncluded } from '../cart/DutyIncluded.js';
import { ProductPicture } from '../cart/ProductPicture.js';
import { fill, useI18n } from '../messages/i18n.js';
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
}

/** A shipment of an order: what it is, when it arrives or arrived, and what it costs. */
export function ShipmentHead({ shipment, all, ordered, delivered = null, deliveredText }: ShipmentHeadProps) {
  const texts = checkoutTexts.useTexts();
  const { lang, numbers } = useI18n();
  const { zone, days_min: min, days_max: max, fee, free_from } = shipment;
  const arrives = isImportedCar(shipment) ? texts.ifAdmitted : texts.arrives;
  const when =
    delivered !== null
      ? fill(deliveredText ?? texts.delivered, { day: numbers.shortDay(storeDay(new Date(delivered))) })
      : ordered !== null &&
        fill(isOverdue(ordered, { max }) ? texts.wasDue : arrives, {
          dates: deliveryDates(lang, ordered, { min, max }),
        });
  return (
    <p className="row shipment-head">
      <strong>{shipmentName(texts, shipment, all)}</strong>
      {when && <span className="shipment-when">{when}</span>}
      <span className="shipment-fee">
        {fee === 0 ? texts.free : numbers.price(fee, true)}
        {fee > 0 && free_from !== null && (
          <small>{fill(texts.freeFrom[zone === 1 ? 1 : 2], { price: numbers.price(free_from) })}</small>
        )}
      </span>
    </p>
  );
}

interface OrderLinesProps<T> {
  lines: readonly T[];
  /** Whether the names link to the products. Defaults to false. */
  isLinked?: boolean;
  /** Returns what else to say about a line. Defaults to nothing. */
  more?: (line: T) => ReactNode;
}

export function OrderLines<T extends OrderLine>({ lines, isLinked = false, more }: OrderLinesProps<T>) {
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
                  {fill(texts.pieces, { n: numbers.count(buy_num), price: numbers.price(price, true) })}
                </span>
              )}
            </p>
            <span className="order-line-total">{numbers.price(total, true)}</span>
          </li>
        );
      })}
    </ul>
  );
}

type Amounts = Pick<Summary, 'subtotal' | 'shipping' | 'discount' | 'points' | 'total'>;

type SumsProps = { sums: Amounts & Pick<Summary, 'lines'> & Partial<Pick<Summary, 'deliverable'>> };

/** An order's sums. If it can't be delivered to its address, they end before the shipping, which has no price then. */
export function Sums({ sums }: SumsProps) {
  const texts = checkoutTexts.useTexts();
  const { numbers, texts: site } = useI18n();
  const { subtotal, shipping, total, lines, deliverable = true } = sums;
  const pieces = lines.reduce((sum, { buy_num }) => sum + buy_num, 0);
  const price = (cents: number) => numbers.price(cents, true);
  return (
    <dl className="sums">
      <div>
        <dt>{numbers.plural(texts.subtotal, pieces)}</dt>
        <dd>{price(subtotal)}</dd>
      </div>
      <div>
        <dt>
          {texts.shipping}
          {deliverable && <DutyIncluded lines={lines} />}
        </dt>
        <dd>{!deliverable ? '–' : shipping === 0 ? texts.free : price(shipping)}</dd>
      </div>
      <OffRows sums={sums} />
      <div className="sums-total">
        <dt>{deliverable ? texts.total : texts.totalBefore}</dt>
        <dd>
          {price(total)}
          <small>{site.included.tax}</small>
        </dd>
      </div>
    </dl>
  );
}

/** The rows of an order's sums for what its coupon and points take off. */
export function OffRows({ sums: { discount, points } }: { sums: Pick<Amounts, 'discount' | 'points'> }) {
  const texts = checkoutTexts.useTexts();
  const { numbers } = useI18n();
  const rows = [
    [texts.discount, discount],
    [texts.pointsSum, points],
  ] as const;
  return rows
    .filter(([, cents]) => cents > 0)
    .map(([name, cents]) => (
      <div key={name} className="sums-off">
        <dt>{name}</dt>
        <dd>{fill(texts.off, { price: numbers.price(cents, true) })}</dd>
      </div>
    ));
}

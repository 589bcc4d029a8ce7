import type { ReactNode } from 'react';
import type { Cart } from '../../shared/replies/cart.js';
import { CouponRow, useCartCoupon } from '../coupons/CouponRow.js';
import { fill, useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { cartTexts } from '../texts.js';
import { DutyIncluded } from './DutyIncluded.js';
import { countShipmentNotes, type ShipmentNote, shipmentNotes } from './shipmentNotes.js';
import { useShipping } from './useShipping.js';
import './summary.css';

interface CartSumsProps {
  cart: Cart;
  /** What checkout takes off, in US cents. By default, what the coupon does that was chosen for the cart. */
  off?: number;
  /** The rows that say so. By default, that coupon's. */
  children?: ReactNode;
}

/** What a cart comes to before its address is known: with the shipping to the shopper's zip code, or to the mainland. */
export function CartSums({ cart, off, children }: CartSumsProps) {
  const texts = cartTexts.useTexts();
  const i18n = useI18n();
  const { numbers } = i18n;
  const coupon = useCartCoupon(cart.subtotal);
  const saving = off ?? coupon?.saving ?? 0;
  const { zip, shipping, isLoading } = useShipping(cart);
  const toBuy = cart.lines.filter(({ saved }) => !saved);
  const delivery = shipping?.deliverable ? shipping.shipping : null;
  const price = (cents: number) => numbers.price(cents, true);
  const deliveryPrice = (cents: number) => (cents === 0 ? texts.free : price(cents));
  const shippingNotes = (): ShipmentNote[] => {
    if (shipping === undefined) return zip === '' ? [{ kind: 'other', text: texts.shippingLater }] : [];
    if (!shipping.deliverable) return [{ kind: 'other', text: texts.notThere }];
    return shipmentNotes(i18n, texts, toBuy, shipping);
  };
  const notes = shippingNotes();
  const withShipping = zip === '' ? texts.totalMainland : texts.total;
  const toMainland = delivery === null ? texts.shipping : texts.shippingMainland;
  // Their lines are there from the start, so that nothing moves when the dates come.
  const quoted = toBuy.filter(({ problem }) => problem === null);
  const rows = Math.max(notes.length, isLoading ? countShipmentNotes(quoted) : 0);
  return (
    <dl className="sums">
      <div>
        <dt>
          {texts.subtotal}
          {SEPARATOR}
          {numbers.plural(texts.items, cart.count)}
        </dt>
        <dd>{price(cart.subtotal)}</dd>
      </div>
      <div>
        <dt>
          {zip === '' ? toMainland : fill(texts.shippingTo, { zip: `\u2068${zip}\u2069` })}
          {Array.from({ length: rows }, (_, at) => (
            <NoteLine key={String(at)} note={notes[at]} price={deliveryPrice} />
          ))}
          {shipping?.deliverable !== false && <DutyIncluded lines={toBuy} />}
        </dt>
        <dd>{delivery === null ? '–' : deliveryPrice(delivery)}</dd>
      </div>
      {off === undefined ? coupon && <CouponRow coupon={coupon} /> : children}
      <div className="sums-total">
        <dt>{delivery === null ? texts.totalBefore : withShipping}</dt>
        <dd>
          {price(cart.subtotal - saving + (delivery ?? 0))}
          <small>{i18n.texts.included.tax}</small>
        </dd>
      </div>
    </dl>
  );
}

interface NoteLineProps {
  note: ShipmentNote | undefined;
  /** Writes what a shipment costs. */
  price: (cents: number) => string;
}

/** One line below the price of the shipping, or the room for one. */
function NoteLine({ note, price }: NoteLineProps) {
  if (note?.kind === 'content')
    return (
      <small className="sums-when sums-content">
        <span className="cut-name" dir="auto">
          {note.text}
        </span>{' '}
        <span>{price(note.fee)}</span>
      </small>
    );
  return (
    <small className="sums-when" data-dates={note?.kind === 'dates' || undefined}>
      {note?.text ?? '\u00a0'}
    </small>
  );
}

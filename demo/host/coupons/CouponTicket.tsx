import { Link } from 'react-router';
import { clockOf, dayOf } from '../account/times.js';
import type { Coupon, OwnCoupon } from '../api/coupons.js';
import { useSpeech } from '../messages/context.js';
import type { CouponState, CouponTexts } from './messages/messages.js';

/** Where a coupon is used: what is in the cart goes on to the checkout. */
const CART = '/content/shopCartNew';

interface CouponTicketProps {
  texts: CouponTexts;
  state: CouponState;
  coupon: Coupon;
  /** What is known of it besides, where it is the shopper's. */
  own?: OwnCoupon;
  isBusy?: boolean;
  onCollect?: () => void;
}

/** A coupon: what it takes off, on which orders, until when, and what can be done with it. */
export function CouponTicket({ texts, state, coupon, own, isBusy = false, onCollect }: CouponTicketProps) {
  const { numbers } = useSpeech();
  const { kind, value, coupon_name, coupon_terms } = coupon;
  const named = (text: string) => text.replace('{name}', () => coupon_name);
  return (
    <li className="coupon" data-state={state}>
      <div className="coupon-worth" aria-hidden="true">
        <bdi>{kind === 'amount' ? numbers.price(value) : `${numbers.count(value)}%`}</bdi>
      </div>
      <div className="coupon-body">
        <h2>{coupon_name}</h2>
        <p>{coupon_terms}</p>
        <p className="coupon-when">
          {own ? <When texts={texts} own={own} /> : <Offer texts={texts} coupon={coupon} />}
        </p>
      </div>
      <div className="coupon-side">
        {own && own.source !== 'collect' && (
          <span className="coupon-source">{texts.sources[own.source]}</span>
        )}
        {onCollect && (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            aria-label={named(texts.collectNamed)}
            onClick={onCollect}
          >
            {isBusy ? texts.collecting : texts.collect}
          </button>
        )}
        {state === 'owned' && (
          <Link className="button" to={CART} aria-label={named(texts.useNamed)}>
            {texts.use}
          </Link>
        )}
        {own?.used_at && own.discount !== null && (
          <strong>{texts.saved.replace('{price}', () => numbers.price(own.discount ?? 0))}</strong>
        )}
      </div>
    </li>
  );
}

/** How long a coupon is good for after it was collected, and how many there are. */
function Offer({ texts, coupon: { valid_days, stock } }: { texts: CouponTexts; coupon: Coupon }) {
  const { numbers } = useSpeech();
  return [
    numbers.plural(texts.validFor, valid_days),
    ...(stock === null ? [] : [numbers.plural(texts.left, stock)]),
  ].join(' · ');
}

/** Until when a coupon is good, or what became of it. */
function When({ texts, own: { used_at, expires_at } }: { texts: CouponTexts; own: OwnCoupon }) {
  const { lang } = useSpeech();
  if (used_at) return texts.usedOn.replace('{day}', () => dayOf(used_at, lang));
  const day = dayOf(expires_at, lang);
  const now = new Date().toISOString();
  if (expires_at <= now) return texts.ended.replace('{day}', () => day);
  if (day === dayOf(now, lang)) return texts.endsToday.replace('{time}', () => clockOf(expires_at, lang));
  return texts.until.replace('{day}', () => day);
}

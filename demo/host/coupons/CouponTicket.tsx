import { Link } from 'react-router';
import type { Coupon, CouponLists, OwnCoupon } from '../../shared/replies/coupons.js';
import { fill, useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { couponTexts } from '../texts.js';
import { cartWith } from './chosen.js';
import './coupons.css';

export type CouponState = keyof CouponLists;

interface CouponTicketProps {
  state: CouponState;
  coupon: Coupon;
  /** More details, if the coupon is the shopper's. */
  own?: OwnCoupon;
  isBusy?: boolean;
  onCollect?: () => void;
}

export function CouponTicket({ state, coupon, own, isBusy = false, onCollect }: CouponTicketProps) {
  const texts = couponTexts.useTexts();
  const { numbers } = useI18n();
  const { kind, value, coupon_name, coupon_terms } = coupon;
  return (
    <li className="card coupon" data-state={state}>
      <div className="coupon-worth" aria-hidden="true">
        <bdi>{kind === 'amount' ? numbers.price(value) : numbers.percent(value)}</bdi>
      </div>
      <div className="coupon-body">
        <h2>{coupon_name}</h2>
        <p>{coupon_terms}</p>
        <p className="coupon-when">{own ? <When own={own} /> : <Offer coupon={coupon} />}</p>
        {own && state === 'owned' && (
          <p className="coupon-when">
            {texts.code} <code dir="ltr">{own.code}</code>
          </p>
        )}
      </div>
      <div className="row coupon-side">
        {own && own.source !== 'collect' && (
          <span className="badge coupon-source tone-petrol">{texts.sources[own.source]}</span>
        )}
        {onCollect && (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            aria-label={fill(texts.collectNamed, { name: coupon_name })}
            onClick={onCollect}
          >
            {isBusy ? texts.collecting : texts.collect}
          </button>
        )}
        {own && state === 'owned' && (
          <Link
            className="button"
            to={cartWith(own.coupon_log_id)}
            aria-label={fill(texts.useNamed, { name: coupon_name })}
          >
            {texts.use}
          </Link>
        )}
        {own?.used_at && own.discount !== null && (
          <strong>{fill(texts.saved, { price: numbers.price(own.discount) })}</strong>
        )}
      </div>
    </li>
  );
}

/** How long a coupon is good for once it's collected, and how many are left. */
function Offer({ coupon: { valid_days, stock } }: { coupon: Coupon }) {
  const texts = couponTexts.useTexts();
  const { numbers } = useI18n();
  return [
    numbers.plural(texts.validFor, valid_days),
    ...(stock === null ? [] : [numbers.plural(texts.left, stock)]),
  ].join(SEPARATOR);
}

/** How long a coupon is good for, or what became of it. */
export function When({ own }: { own: Pick<OwnCoupon, 'used_at' | 'expires_at'> }) {
  const { used_at, expires_at } = own;
  const texts = couponTexts.useTexts();
  const { numbers } = useI18n();
  if (used_at) return fill(texts.usedOn, { day: numbers.dayOf(used_at) });
  const day = numbers.dayOf(expires_at);
  const now = new Date().toISOString();
  if (expires_at <= now) return fill(texts.ended, { day });
  if (numbers.isToday(expires_at)) return fill(texts.endsToday, { time: numbers.clockOf(expires_at) });
  return fill(texts.until, { day });
}

import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import type { OwnCoupon } from '../../shared/replies/coupons.js';
import { couponsQuery } from '../api/coupons.js';
import { useOwnQuery } from '../data/use-shop-query.js';
import { fill, useI18n } from '../messages/i18n.js';
import { useShopper } from '../session/useStorefront.js';
import { couponTexts } from '../texts.js';
import { When } from './CouponTicket.js';
import { chooseCoupon, missingOf, savingMost, useChosenCoupon } from './chosen.js';
import { useClaimed } from './claimed.js';

const SHOWN = 6;

interface OwnCouponsProps {
  /** Whether to show only those just claimed. Defaults to false. */
  claimed?: boolean;
  /**
   * The cart's, in US cents, of which those that take off the most come first, and those that it doesn't reach say what is
   * missing. Without it, each can be chosen.
   */
  subtotal?: number;
}

/** The shopper's coupons. Renders nothing if there are none. */
export function OwnCoupons(props: OwnCouponsProps) {
  const isGuest = useShopper() === null;
  return isGuest ? null : <List {...props} />;
}

function List({ claimed: only = false, subtotal }: OwnCouponsProps) {
  const texts = couponTexts.useTextsOnceLoaded();
  const { numbers } = useI18n();
  const isClaimed = useClaimed();
  const chosen = useChosenCoupon();
  const { data, isFetching } = useOwnQuery(couponsQuery);
  const gifts = data?.owned.filter(({ source }) => source === 'gift') ?? [];
  const own = isClaimed ? gifts : (data?.owned ?? []);
  // The shopper wants to see what they claimed. Its space is reserved, so nothing moves away from under the finger.
  if (isClaimed && (!texts || (own.length === 0 && isFetching)))
    return <div className="card skeleton own-coupons-skeleton screen-only" aria-hidden="true" />;
  if (!texts || own.length === 0 || (only && !isClaimed)) return null;
  return (
    <section className="card own-coupons screen-only" data-claimed={isClaimed} aria-labelledby="own-coupons">
      <header className="row own-coupons-head">
        <h2 id="own-coupons">{isClaimed ? texts.claimed : texts.here}</h2>
        <Link to={pathTo('coupons')}>{texts.all}</Link>
      </header>
      <p className="soft">{isClaimed ? texts.claimedText : texts.hereText}</p>
      <ul className="choices">
        {savingMost(own, subtotal ?? 0)
          .slice(0, SHOWN)
          .map((coupon) => (
            <li key={coupon.coupon_log_id}>
              <bdi className="own-coupons-worth" aria-hidden="true">
                {coupon.kind === 'amount' ? numbers.price(coupon.value) : numbers.percent(coupon.value)}
              </bdi>
              <div>
                <strong>{coupon.coupon_name}</strong>
                <p className="soft">{coupon.coupon_terms}</p>
                <p className="soft">
                  <When own={coupon} />
                </p>
                <p className="soft">
                  <code dir="ltr">{coupon.code}</code>
                </p>
              </div>
              {subtotal !== undefined && missingOf(coupon, subtotal) > 0 ? (
                <p className="own-coupons-missing">
                  {fill(texts.missing, { price: numbers.price(missingOf(coupon, subtotal), true) })}
                </p>
              ) : (
                <ChooseButton coupon={coupon} isChosen={coupon.coupon_log_id === chosen} />
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}

function ChooseButton({ coupon, isChosen }: { coupon: OwnCoupon; isChosen: boolean }) {
  const texts = couponTexts.useTexts();
  return (
    <button
      type="button"
      className="button button-quiet"
      data-chosen={isChosen}
      aria-label={fill(isChosen ? texts.inUseNamed : texts.chooseNamed, { name: coupon.coupon_name })}
      onClick={() => chooseCoupon(isChosen ? null : coupon.coupon_log_id)}
    >
      {isChosen ? texts.inUse : texts.use}
    </button>
  );
}

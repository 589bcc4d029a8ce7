import { useMutation } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import type { Coupon, CouponLists } from '../../shared/replies/coupons.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { collectCoupon, couponsQuery } from '../api/coupons.js';
import { refetchQuery, useOwnQuery } from '../data/use-shop-query.js';
import { fill, useI18n } from '../messages/i18n.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { couponTexts } from '../texts.js';
import { AsyncView, StatusMessage } from '../ui/AsyncView.js';
import { LinkTabs } from '../ui/LinkTabs.js';
import { Notice } from '../ui/Notice.js';
import { type CouponState, CouponTicket } from './CouponTicket.js';
import './coupons.css';

export const loader = accountLoader(couponTexts);

const STATES: readonly CouponState[] = ['owned', 'collect', 'used', 'expired'];

/** The shopper's coupons, one state at a time: `?state=collect`. */
export function Component() {
  const texts = couponTexts.useTexts();
  const { numbers } = useI18n();
  const coupons = useOwnQuery(couponsQuery);
  const [search] = useSearchParams();
  const state = STATES.find((value) => value === search.get('state')) ?? 'owned';
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <LinkTabs
        label={texts.states}
        current={state}
        tabs={STATES.map((value) => ({
          value,
          to: { search: value === 'owned' ? '' : `?state=${value}` },
          text: texts.tabs[value],
          count: coupons.data && numbers.count(coupons.data[value].length),
        }))}
      />
      <AsyncView query={coupons} skeleton={<Skeleton />}>
        {(lists) => <List key={state} state={state} lists={lists} />}
      </AsyncView>
    </AccountLayout>
  );
}

export function List({ state, lists }: { state: CouponState; lists: CouponLists }) {
  const texts = couponTexts.useTexts();
  const collect = useMutation({
    mutationFn: ({ coupon_id }: Coupon) => collectCoupon(coupon_id),
    async onSettled() {
      await refetchQuery(couponsQuery); // after a refusal too: it was collected in another tab, or is gone
      // The button that asked for this is gone with its coupon, and it had the focus.
      document.querySelector<HTMLElement>('.link-tabs [aria-current]')?.focus({ preventScroll: true });
    },
  });
  const { isPending, isSuccess, variables: collected } = collect;
  const own = state === 'collect' ? [] : lists[state];
  // Those to collect also follow the shopper's own.
  const offers = state === 'collect' || (state === 'owned' && own.length > 0) ? lists.collect : [];
  return (
    <>
      <StatusMessage className="coupon-message" failureClass="reward-failure" error={collect.error}>
        {isSuccess && fill(texts.collected, { name: collected.coupon_name })}
      </StatusMessage>
      {lists[state].length === 0 && <Empty state={state} />}
      {own.length > 0 && (
        <ul className="stack coupon-list" aria-label={texts.tabs[state]}>
          {own.map((coupon) => (
            <CouponTicket key={coupon.coupon_log_id} state={state} coupon={coupon} own={coupon} />
          ))}
        </ul>
      )}
      {offers.length > 0 && (
        <>
          {state === 'owned' && <h2>{texts.tabs.collect}</h2>}
          <ul className="stack coupon-list" aria-label={texts.tabs.collect} aria-busy={isPending}>
            {offers.map((coupon) => (
              <CouponTicket
                key={coupon.coupon_id}
                state="collect"
                coupon={coupon}
                isBusy={isPending && collected.coupon_id === coupon.coupon_id}
                onCollect={() => isPending || collect.mutate(coupon)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Empty({ state }: { state: CouponState }) {
  const texts = couponTexts.useTexts();
  return (
    <Notice title={texts.empty[state]} text={texts.emptyText[state]}>
      <div className="form-buttons">
        {state === 'owned' && (
          <Link className="button" to="?state=collect" state={KEEP_FOCUS}>
            {texts.toCollect}
          </Link>
        )}
        {state === 'collect' && (
          <Link className="button" to={pathTo('promotion')}>
            {texts.toWheel}
          </Link>
        )}
        {state === 'used' && (
          <Link className="button" to={pathTo('categories')}>
            {texts.toShop}
          </Link>
        )}
      </div>
    </Notice>
  );
}

const Skeleton = () => (
  <div className="stack coupon-list" aria-hidden="true">
    {[1, 2, 3, 4].map((each) => (
      <span key={each} className="card skeleton coupon" />
    ))}
  </div>
);

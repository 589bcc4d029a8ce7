import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AccountLayout } from '../account/AccountLayout.js';
import { OwnView } from '../account/OwnView.js';
import { useOwn } from '../account/useOwn.js';
import { type Coupon, type CouponLists, collectCoupon, loadCoupons } from '../api/coupons.js';
import { useSpeech } from '../messages/context.js';
import { WHEEL_PATH } from '../prizes/paths.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { CouponTicket } from './CouponTicket.js';
import type { CouponState, CouponTexts } from './messages/messages.js';

const STATES: readonly CouponState[] = ['owned', 'collect', 'used', 'expired'];

/** The shopper's coupons, a state at a time: `?state=collect`. */
export function CouponPage({ texts }: { texts: CouponTexts }) {
  const [own, reload] = useOwn(loadCoupons);
  const [search] = useSearchParams();
  const state = STATES.find((known) => known === search.get('state')) ?? 'owned';
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <nav className="coupon-tabs" aria-label={texts.states}>
        {STATES.map((each) => (
          <Link
            key={each}
            to={{ search: each === 'owned' ? '' : `?state=${each}` }}
            state={KEEP_FOCUS}
            aria-current={each === state ? 'page' : undefined}
          >
            {texts.tabs[each]}
            {own.status === 'ready' && <Count of={own.data[each].length} />}
          </Link>
        ))}
      </nav>
      <OwnView own={own} reload={reload} skeleton={<Skeleton />}>
        {(lists) => <List key={state} texts={texts} state={state} lists={lists} reload={reload} />}
      </OwnView>
    </AccountLayout>
  );
}

function Count({ of }: { of: number }) {
  const { numbers } = useSpeech();
  return <span className="coupon-count">{numbers.count(of)}</span>;
}

interface ListProps {
  texts: CouponTexts;
  state: CouponState;
  lists: CouponLists;
  reload: () => Promise<void>;
}

function List({ texts, state, lists, reload }: ListProps) {
  const { problem } = useSpeech().texts;
  const [collecting, setCollecting] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const [failure, setFailure] = useState('');

  const collect = async ({ coupon_id, coupon_name }: Coupon) => {
    if (collecting !== null) return;
    setCollecting(coupon_id);
    setFailure('');
    setTold('');
    const outcome = await collectCoupon(coupon_id);
    await reload(); // after a refusal too: it was collected in another tab, or is gone
    setCollecting(null);
    if (outcome.status === 'ready') setTold(texts.collected.replace('{name}', coupon_name));
    else setFailure(outcome.code > 0 ? outcome.message : problem.failedText);
    // The button that asked for it is gone with its coupon, and the focus with it.
    document.querySelector<HTMLElement>('.coupon-tabs [aria-current]')?.focus({ preventScroll: true });
  };
  return (
    <>
      <p className="coupon-told" role="status">
        {told}
      </p>
      {failure && (
        <p className="reward-failure" role="alert">
          {failure}
        </p>
      )}
      {lists[state].length === 0 ? (
        <Empty texts={texts} state={state} />
      ) : (
        <ul className="coupon-list" aria-label={texts.tabs[state]} aria-busy={collecting !== null}>
          {state === 'collect'
            ? lists.collect.map((coupon) => (
                <CouponTicket
                  key={coupon.coupon_id}
                  texts={texts}
                  state={state}
                  coupon={coupon}
                  isBusy={collecting === coupon.coupon_id}
                  onCollect={() => void collect(coupon)}
                />
              ))
            : lists[state].map((coupon) => (
                <CouponTicket
                  key={coupon.coupon_log_id}
                  texts={texts}
                  state={state}
                  coupon={coupon}
                  own={coupon}
                />
              ))}
        </ul>
      )}
    </>
  );
}

function Empty({ texts, state }: { texts: CouponTexts; state: CouponState }) {
  return (
    <div className="notice">
      <h2>{texts.empty[state]}</h2>
      <p>{texts.emptyText[state]}</p>
      <div className="form-buttons">
        {state === 'owned' && (
          <Link className="button" to="?state=collect" state={KEEP_FOCUS}>
            {texts.toCollect}
          </Link>
        )}
        {state === 'collect' && (
          <Link className="button" to={WHEEL_PATH}>
            {texts.toWheel}
          </Link>
        )}
        {state === 'used' && (
          <Link className="button" to="/categories">
            {texts.toShop}
          </Link>
        )}
      </div>
    </div>
  );
}

const Skeleton = () => (
  <div className="coupon-list" aria-hidden="true">
    {[1, 2, 3, 4].map((each) => (
      <span key={each} className="skeleton coupon" />
    ))}
  </div>
);

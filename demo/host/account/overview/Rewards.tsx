import { loadCoupons, loadPoints } from '../../api/account.js';
import { useSpeech } from '../../messages/context.js';
import { OwnView } from '../OwnView.js';
import { dayOf } from '../times.js';
import { useOwn } from '../useOwn.js';
import { Card, CardSkeleton } from './Card.js';
import type { OverviewMessages } from './messages/messages.js';

/** How many points there are, and what they are worth. */
export function PointsCard({ texts }: { texts: OverviewMessages }) {
  const { numbers } = useSpeech();
  const [own, reload] = useOwn(loadPoints);
  return (
    <Card page="points" title={texts.points} more={texts.more}>
      <OwnView own={own} reload={reload} small skeleton={<CardSkeleton />}>
        {({ points, points_value }) => (
          <>
            <p className="account-figure">{numbers.plural(texts.pointsCount, points)}</p>
            <p>{points > 0 ? texts.worth.replace('{price}', numbers.price(points_value)) : texts.noPoints}</p>
          </>
        )}
      </OwnView>
    </Card>
  );
}

/** How many coupons there are, and which of them ends first. */
export function CouponsCard({ texts }: { texts: OverviewMessages }) {
  const { lang, numbers } = useSpeech();
  const [own, reload] = useOwn(loadCoupons);
  return (
    <Card page="coupons" title={texts.coupons} more={texts.more}>
      <OwnView own={own} reload={reload} small skeleton={<CardSkeleton />}>
        {({ owned, collect }) => {
          const [first] = [...owned].sort((one, other) => one.expires_at.localeCompare(other.expires_at));
          return (
            <>
              <p className="account-figure">{numbers.plural(texts.couponCount, owned.length)}</p>
              <p>{first ? texts.ends.replace('{day}', dayOf(first.expires_at, lang)) : texts.noCoupons}</p>
              {collect.length > 0 && <p>{numbers.plural(texts.collect, collect.length)}</p>}
            </>
          );
        }}
      </OwnView>
    </Card>
  );
}

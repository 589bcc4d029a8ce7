import { AccountLayout } from '../AccountLayout.js';
import { AddressCard, NoticeCard } from './Details.js';
import { LatestOrders } from './LatestOrders.js';
import { LookedAt } from './LookedAt.js';
import type { OverviewMessages } from './messages/messages.js';
import { CouponsCard, PointsCard } from './Rewards.js';

/** The account's first page. Each part has a call of its own: one that fails leaves the others alone. */
export function Overview({ texts }: { texts: OverviewMessages }) {
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <div className="account-cards">
        <LatestOrders texts={texts} />
        <PointsCard texts={texts} />
        <CouponsCard texts={texts} />
        <AddressCard texts={texts} />
        <NoticeCard texts={texts} />
        <LookedAt texts={texts} />
      </div>
    </AccountLayout>
  );
}

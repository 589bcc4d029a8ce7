import { Link } from 'react-router';
import { pathTo } from '../../../shared/pages.js';
import { addressesQuery } from '../../api/addresses.js';
import { couponsQuery } from '../../api/coupons.js';
import { historyQuery } from '../../api/history.js';
import { noticesQuery } from '../../api/notices.js';
import { balancesQuery } from '../../api/points.js';
import { ProductTile } from '../../history/ProductTile.js';
import { fill, useI18n } from '../../messages/i18n.js';
import { checkoutTexts, orderTexts, overviewTexts } from '../../texts.js';
import { AccountLayout, accountLoader } from '../AccountLayout.js';
import { LatestOrders } from './LatestOrders.js';
import { OwnCard } from './OwnCard.js';
import './overview.css';

export const loader = accountLoader(checkoutTexts, orderTexts, overviewTexts);

export function Component() {
  const texts = overviewTexts.useTexts();
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <div className="stack account-cards">
        <LatestOrders />
        <PointsCard />
        <CouponsCard />
        <AddressCard />
        <NoticeCard />
        <LookedAt />
      </div>
    </AccountLayout>
  );
}

function PointsCard() {
  const texts = overviewTexts.useTexts();
  const { numbers } = useI18n();
  return (
    <OwnCard page="points" title={texts.points} more={texts.more} query={balancesQuery} lines={2} figure>
      {({ points, points_value }) => (
        <>
          <p className="account-figure">{numbers.plural(texts.pointsCount, points)}</p>
          <p>{points > 0 ? fill(texts.worth, { price: numbers.price(points_value) }) : texts.noPoints}</p>
        </>
      )}
    </OwnCard>
  );
}

function CouponsCard() {
  const texts = overviewTexts.useTexts();
  const { numbers } = useI18n();
  return (
    <OwnCard page="coupons" title={texts.coupons} more={texts.more} query={couponsQuery} figure>
      {({ owned, collect }) => {
        const [first] = owned.map(({ expires_at }) => expires_at).sort();
        return (
          <>
            <p className="account-figure">{numbers.plural(texts.couponCount, owned.length)}</p>
            <p>{first ? fill(texts.ends, { day: numbers.dayOf(first) }) : texts.noCoupons}</p>
            {collect.length > 0 && <p>{numbers.plural(texts.collect, collect.length)}</p>}
          </>
        );
      }}
    </OwnCard>
  );
}

function AddressCard() {
  const texts = overviewTexts.useTexts();
  return (
    <OwnCard page="addresses" title={texts.address} more={texts.more} query={addressesQuery}>
      {([first]) =>
        first ? (
          <address className="postal-address">
            <bdi>
              <strong>{first.address_name}</strong>
            </bdi>
            <bdi>{first.contact_name}</bdi>
            <bdi>{[first.street, first.unit].filter(Boolean).join(', ')}</bdi>
            <bdi>
              {first.city_name}, {first.state} {first.post_code}
            </bdi>
          </address>
        ) : (
          <>
            <p>{texts.noAddress}</p>
            <Link to={`${pathTo('addresses')}?edit=new`}>{texts.addAddress}</Link>
          </>
        )
      }
    </OwnCard>
  );
}

function NoticeCard() {
  const texts = overviewTexts.useTexts();
  const { numbers } = useI18n();
  return (
    <OwnCard page="notifications" title={texts.notices} more={texts.more} query={noticesQuery(1, false)}>
      {({ list, unread }) => (
        <>
          {unread > 0 ? (
            <p className="account-figure">{numbers.plural(texts.unread, unread)}</p>
          ) : (
            <p>{texts.noUnread}</p>
          )}
          {list[0] && <p>{list[0].title}</p>}
        </>
      )}
    </OwnCard>
  );
}

const LOOKED_AT = 4;

function LookedAt() {
  const texts = overviewTexts.useTexts();
  return (
    <OwnCard
      page="history"
      title={texts.history}
      more={texts.allHistory}
      wide
      query={historyQuery(1, LOOKED_AT)}
    >
      {({ list }) =>
        list.length === 0 ? (
          <p>{texts.noHistory}</p>
        ) : (
          <ul className="product-tiles">
            {list.map((view) => (
              <li key={view.goods_id}>
                <ProductTile product={view} />
              </li>
            ))}
          </ul>
        )
      }
    </OwnCard>
  );
}

import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useI18n } from '../../host/messages/i18n.js';
import { LinkTabs } from '../../host/ui/LinkTabs.js';
import { pathTo } from '../../shared/pages.js';
import type { Seller } from '../../shared/replies/seller.js';
import type { Earnings } from '../../shared/replies/seller-store.js';
import { SignedInBar } from '../account/SellerGate.js';
import { useSellerQuery } from '../api/session.js';
import { earningsQuery, goodsQuery, ordersQuery, returnsQuery } from '../api/store.js';
import { earningsPrice } from '../money.js';
import { storeTexts } from '../texts.js';
import { EarningsTab } from './EarningsTab.js';
import { GoodsPage } from './GoodsForm.js';
import { GoodsTab } from './GoodsTab.js';
import { OrdersTab } from './OrdersTab.js';
import { ReturnsTab } from './ReturnsTab.js';
import './Dashboard.css';

const TABS = ['goods', 'orders', 'returns', 'earnings'] as const;

/** A seller's store: goods, orders, returns, and earnings. `?tab=` selects a tab, and `?goods=` opens the goods form. */
export function Dashboard({ seller: { name, store } }: { seller: Seller }) {
  const texts = storeTexts.useTexts();
  const [search] = useSearchParams();
  const [notice, setNotice] = useState('');
  const tab = TABS.find((value) => value === search.get('tab')) ?? 'goods';
  const goodsId = search.get('goods');
  if (store === null) return null;
  return (
    <div className="stack-large page-width page-top seller-central">
      <header className="seller-store-head">
        <h1 tabIndex={-1}>
          <bdi>{store.store_name}</bdi>
        </h1>
        <div className="seller-links">
          <p>
            <Link to={pathTo('store', store.store_id)} reloadDocument>
              {texts.visit}
            </Link>
            <Link to="?view=about">{texts.about}</Link>
          </p>
          <SignedInBar name={name} />
        </div>
      </header>
      <p className="status-message" role="status">
        {notice}
      </p>
      {goodsId === null ? (
        <>
          <Summary />
          <LinkTabs
            label={texts.tabs.label}
            current={tab}
            onChoose={() => setNotice('')}
            tabs={TABS.map((value) => ({ value, to: { search: `?tab=${value}` }, text: texts.tabs[value] }))}
          />
          {tab === 'goods' && <GoodsTab notify={setNotice} />}
          {tab === 'orders' && <OrdersTab notify={setNotice} />}
          {tab === 'returns' && <ReturnsTab notify={setNotice} />}
          {tab === 'earnings' && <EarningsTab notify={setNotice} />}
        </>
      ) : (
        <GoodsPage key={goodsId} goodsId={goodsId} isFactory={store.factory} notify={setNotice} />
      )}
    </div>
  );
}

/** The figures to start the day with: orders to ship, goods, and money. */
function Summary() {
  const { summary } = storeTexts.useTexts();
  const { numbers } = useI18n();
  const { data: orders } = useSellerQuery(ordersQuery(1));
  const { data: returns } = useSellerQuery(returnsQuery(1));
  const { data: goods } = useSellerQuery(goodsQuery(1, ''));
  const { data: sums } = useSellerQuery(earningsQuery);
  const price = (of: (sums: Earnings) => number) => sums && earningsPrice(numbers, sums)(of(sums));
  const figures = [
    [summary.toShip, orders && numbers.count(orders.to_ship)],
    [summary.toReceive, returns && numbers.count(returns.to_receive)],
    [summary.goods, goods && numbers.count(goods.total)],
    [summary.pending, price(({ pending }) => pending.earned)],
    [summary.available, price(({ withdrawable }) => withdrawable)],
  ] as const;
  return (
    <dl className="seller-summary">
      {figures.map(([label, value]) => (
        <div key={label} className="box">
          <dt>{label}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

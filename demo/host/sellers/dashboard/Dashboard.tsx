import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Wrong } from '../../../shared/wrong/wrong.js';
import type { Seller } from '../../api/sellers.js';
import { useSpeech } from '../../messages/context.js';
import { KEEP_FOCUS } from '../../shell/RouteFocus.js';
import { useTitle } from '../../shell/title.js';
import { SignedInBar } from '../account/SignedInBar.js';
import type { SellerMessages } from '../messages/en.js';
import { EarningsTab } from './EarningsTab.js';
import { GoodsPage } from './GoodsPage.js';
import { GoodsTab } from './GoodsTab.js';
import type { StoreMessages } from './messages/en.js';
import { OrdersTab } from './OrdersTab.js';
import { Summary } from './Summary.js';

const TABS = ['goods', 'orders', 'earnings'] as const;

interface DashboardProps {
  token: string;
  seller: Seller;
  texts: SellerMessages;
  storeTexts: StoreMessages;
  wrong: Wrong;
}

/** A seller's store: its goods, their orders, what they earn; `?tab=` says which, `?goods=` opens a form. */
export function Dashboard({ token, seller, texts, storeTexts, wrong }: DashboardProps) {
  const [search] = useSearchParams();
  const { numbers } = useSpeech();
  const [told, setTold] = useState('');
  const [changes, setChanges] = useState(0);
  const onChanged = useCallback(() => setChanges((before) => before + 1), []);
  const tab = TABS.find((name) => name === search.get('tab')) ?? 'goods';
  const goodsId = search.get('goods');
  const { store } = seller;
  useTitle(storeTexts.title);
  if (store === null) return null;
  const props = { token, texts: storeTexts, tell: setTold, onChanged };
  return (
    <div className="page-width seller-store">
      <header className="seller-store-head">
        <h1 tabIndex={-1}>
          <bdi>{store.store_name}</bdi>
        </h1>
        <p>
          <Link to={`/store/${store.store_id}`}>{storeTexts.visit}</Link>
          <Link to="?view=about">{storeTexts.about}</Link>
        </p>
        <SignedInBar name={seller.name} texts={texts.account} />
      </header>
      <p className="addresses-told" role="status">
        {told}
      </p>
      {goodsId === null ? (
        <>
          <Summary key={changes} token={token} texts={storeTexts} format={numbers} />
          <nav aria-label={storeTexts.tabs.label}>
            <ul className="seller-tabs">
              {TABS.map((name) => (
                <li key={name}>
                  <Link
                    to={{ search: `?tab=${name}` }}
                    state={KEEP_FOCUS}
                    preventScrollReset
                    aria-current={name === tab ? 'page' : undefined}
                    onClick={() => setTold('')}
                  >
                    {storeTexts.tabs[name]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {tab === 'goods' && <GoodsTab {...props} />}
          {tab === 'orders' && <OrdersTab {...props} />}
          {tab === 'earnings' && <EarningsTab {...props} />}
        </>
      ) : (
        <GoodsPage
          key={goodsId}
          {...props}
          goodsId={goodsId}
          isFactory={store.factory === true}
          wrong={wrong}
          check={texts.check}
          optional={texts.optional}
        />
      )}
    </div>
  );
}

import { useSearchParams } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { STATES } from '../../shared/replies/checkout.js';
import type { OrderPage, OrderState } from '../../shared/replies/orders.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { ordersQuery } from '../api/orders.js';
import { filtered } from '../catalog/address.js';
import { OnePage, usePageNumber } from '../catalog/Pages.js';
import { useOwnQuery } from '../data/use-shop-query.js';
import { useI18n } from '../messages/i18n.js';
import { checkoutTexts, orderTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { LinkTabs } from '../ui/LinkTabs.js';
import { Notice } from '../ui/Notice.js';
import { OrderCard } from './OrderCard.js';
import './orders.css';

export const loader = accountLoader(orderTexts, checkoutTexts);

export function Component() {
  const texts = orderTexts.useTexts();
  const [search] = useSearchParams();
  const state = STATES.find((value) => value === search.get('state')) ?? null;
  const page = usePageNumber();
  const orders = useOwnQuery(ordersQuery(state, page), { isKept: true });
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <AsyncView query={orders} skeleton={<Skeleton />}>
        {(orders) =>
          orders.counts.length === 0 ? (
            <Notice title={texts.empty} text={texts.emptyText} to={pathTo('departments')} link={texts.shop} />
          ) : (
            <Orders state={state} page={orders} />
          )
        }
      </AsyncView>
    </AccountLayout>
  );
}

interface OrdersProps {
  state: OrderState | null;
  page: OrderPage;
}

function Orders({ state, page }: OrdersProps) {
  const texts = orderTexts.useTexts();
  return (
    <div className="stack orders">
      <Filter state={state} page={page} />
      {page.total === 0 ? (
        <p className="card notice">{texts.emptyState}</p>
      ) : (
        <OnePage page={page.page} last={Math.ceil(page.total / page.pageSize)}>
          <ul className="stack orders-list" aria-label={texts.list}>
            {page.list.map((order) => (
              <OrderCard key={order.order_id} order={order} />
            ))}
          </ul>
        </OnePage>
      )}
    </div>
  );
}

function Filter({ state, page }: OrdersProps) {
  const texts = orderTexts.useTexts();
  const { numbers } = useI18n();
  const [search] = useSearchParams();
  const countOf = (choice: OrderState | null) =>
    page.counts.reduce((sum, each) => sum + (choice === null || each.state === choice ? each.count : 0), 0);
  const choices = [null, ...STATES].filter((each) => each === state || countOf(each) > 0);
  return (
    <LinkTabs
      label={texts.filter}
      current={state ?? 'all'}
      tabs={choices.map((each) => ({
        value: each ?? 'all',
        to: { search: filtered(search, { state: each }) },
        text: each === null ? texts.all : texts.filters[each],
        count: numbers.count(countOf(each)),
      }))}
    />
  );
}

function Skeleton() {
  const texts = orderTexts.useTexts();
  return (
    <div className="stack orders">
      <p className="visually-hidden">{texts.loading}</p>
      {[1, 2, 3].map((each) => (
        <span key={each} className="skeleton order-skeleton" aria-hidden="true" />
      ))}
    </div>
  );
}

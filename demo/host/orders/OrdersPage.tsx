import { Link, useSearchParams } from 'react-router';
import { STATES } from '../../shared/replies/checkout.js';
import type { ListedOrder, OrderPage, OrderState } from '../../shared/replies/orders.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { ordersQuery } from '../api/orders.js';
import { ProductPicture } from '../cart/ProductPicture.js';
import { orderPath } from '../cart/paths.js';
import { usePageNumber } from '../catalog/Pages.js';
import { useOwnQuery } from '../data/use-shop-query.js';
import { fill, useSpeech } from '../messages/speech.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { orderTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Notice } from '../ui/Notice.js';
import { BuyAgain, PayButton, ReturnLink, StateBadge } from './OrderActs.js';
import './orders.css';

export const loader = accountLoader(orderTexts);

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
            <Notice title={texts.empty} text={texts.emptyText} to="/content/classify" link={texts.shop} />
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

const searchOf = (state: OrderState | null, page = 1) =>
  `?${new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) })}`;

function Orders({ state, page }: OrdersProps) {
  const texts = orderTexts.useTexts();
  return (
    <div className="stack orders">
      <Filter state={state} page={page} />
      {page.list.length === 0 ? (
        <p className="card notice">{texts.emptyState}</p>
      ) : (
        <ul className="stack orders-list" aria-label={texts.list}>
          {page.list.map((order) => (
            <OrderCard key={order.order_id} order={order} />
          ))}
        </ul>
      )}
      <Pager state={state} page={page} />
    </div>
  );
}

function Filter({ state, page }: OrdersProps) {
  const texts = orderTexts.useTexts();
  const { numbers } = useSpeech();
  const countOf = (choice: OrderState | null) =>
    page.counts.reduce((sum, each) => sum + (choice === null || each.state === choice ? each.count : 0), 0);
  const choices = [null, ...STATES].filter((each) => each === state || countOf(each) > 0);
  return (
    <nav aria-label={texts.filter}>
      <ul className="order-filter">
        {choices.map((each) => (
          <li key={each ?? 'all'}>
            <Link
              to={{ search: searchOf(each) }}
              state={KEEP_FOCUS}
              preventScrollReset
              aria-current={each === state ? 'page' : undefined}
            >
              {each === null ? texts.all : texts.states[each]}
              <span> {numbers.count(countOf(each))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SHOWN = 4;

function OrderCard({ order }: { order: ListedOrder }) {
  const texts = orderTexts.useTexts();
  const { numbers } = useSpeech();
  const { order_id, state, lines, total, created_at } = order;
  const [first] = lines;
  return (
    <li className="card stack order-card">
      <header>
        <h2>
          <Link to={orderPath(order_id)}>{fill(texts.number, { n: order_id })}</Link>
        </h2>
        <p>{fill(texts.placed, { time: numbers.dayOf(created_at) })}</p>
        <StateBadge state={state} />
      </header>
      <div className="order-card-what">
        <span className="order-pictures">
          {lines.slice(0, SHOWN).map(({ goods_id, picture }) => (
            <ProductPicture key={goods_id} picture={picture} goodsId={goods_id} />
          ))}
        </span>
        <p className="order-names">
          <span>
            <bdi>{first?.goods_name}</bdi>
          </span>
          {lines.length > 1 && <span>{numbers.plural(texts.more, lines.length - 1)}</span>}
        </p>
        <p className="order-total">
          <span>{texts.total}</span>
          <strong>{numbers.price(total)}</strong>
        </p>
      </div>
      <div className="row order-acts">
        {state === 'unpaid' ? <PayButton orderId={order_id} label={texts.pay} /> : <BuyAgain order={order} />}
        {order.can_return > 0 && <ReturnLink order={order} />}
        <Link
          className="button button-quiet"
          to={orderPath(order_id)}
          aria-label={fill(texts.viewNamed, { n: order_id })}
        >
          {texts.view}
        </Link>
      </div>
    </li>
  );
}

function Pager({ state, page: { page, total, pageSize } }: OrdersProps) {
  const texts = orderTexts.useTexts();
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  return (
    <nav className="order-pager" aria-label={texts.pages}>
      {page > 1 && (
        <Link className="button button-quiet" to={{ search: searchOf(state, page - 1) }}>
          {texts.previous}
        </Link>
      )}
      {page < last && (
        <Link className="button button-quiet" to={{ search: searchOf(state, page + 1) }}>
          {texts.next}
        </Link>
      )}
    </nav>
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

import { Link, useSearchParams } from 'react-router';
import { AccountLayout } from '../account/AccountLayout.js';
import { STATES } from '../api/checkout.js';
import { loadOrders, type OrderPage, type OrderState } from '../api/orders.js';
import { FailedCall } from '../cart/FailedCall.js';
import { useSpeech } from '../messages/context.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import type { OrderMessages } from './messages/messages.js';
import { OrderCard } from './OrderCard.js';
import { useAnswer } from './useAnswer.js';

/** The shopper's orders, of all states or of one. */
export function OrdersPage({ texts }: { texts: OrderMessages }) {
  return (
    <AccountLayout title={texts.title} lead={texts.lead}>
      <Orders texts={texts} />
    </AccountLayout>
  );
}

function Orders({ texts }: { texts: OrderMessages }) {
  const [search] = useSearchParams();
  const state = STATES.find((known) => known === search.get('state')) ?? null;
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const { lang } = useSpeech();
  const { answer, load } = useAnswer(`${state} ${page} ${lang}`, () => loadOrders(state, page));
  if (answer.status === 'failed') return <FailedCall failure={answer} onRetry={load} />;
  if (answer.status === 'loading') {
    return (
      <div className="orders" aria-busy="true">
        <p className="visually-hidden">{texts.loading}</p>
        {[1, 2, 3].map((each) => (
          <span key={each} className="skeleton order-skeleton" aria-hidden="true" />
        ))}
      </div>
    );
  }
  const { list, counts } = answer.data;
  if (counts.length === 0) return <None texts={texts} />;
  return (
    <div className="orders">
      <Filter texts={texts} state={state} page={answer.data} />
      {list.length === 0 ? (
        <p className="notice">{texts.emptyState}</p>
      ) : (
        <ul className="orders-list" aria-label={texts.list}>
          {list.map((order) => (
            <OrderCard key={order.order_id} order={order} texts={texts} />
          ))}
        </ul>
      )}
      <Pager texts={texts} state={state} page={answer.data} />
    </div>
  );
}

interface PartProps {
  texts: OrderMessages;
  state: OrderState | null;
  page: OrderPage;
}

const searchOf = (state: OrderState | null, page = 1) =>
  `?${new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) })}`;

function Filter({ texts, state, page }: PartProps) {
  const { numbers } = useSpeech();
  const countOf = (wanted: OrderState | null) =>
    page.counts.reduce((sum, each) => sum + (wanted === null || each.state === wanted ? each.count : 0), 0);
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

function Pager({ texts, state, page }: PartProps) {
  const last = Math.ceil(page.total / page.pageSize);
  if (last <= 1) return null;
  return (
    <nav className="order-pager" aria-label={texts.pages}>
      {page.page > 1 && (
        <Link className="button button-quiet" to={{ search: searchOf(state, page.page - 1) }}>
          {texts.previous}
        </Link>
      )}
      {page.page < last && (
        <Link className="button button-quiet" to={{ search: searchOf(state, page.page + 1) }}>
          {texts.next}
        </Link>
      )}
    </nav>
  );
}

function None({ texts }: { texts: OrderMessages }) {
  return (
    <div className="notice">
      <h2>{texts.empty}</h2>
      <p>{texts.emptyText}</p>
      <Link className="button" to="/content/classify">
        {texts.shop}
      </Link>
    </div>
  );
}

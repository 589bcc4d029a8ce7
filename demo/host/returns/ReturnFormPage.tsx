import { Link, useNavigate, useParams } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import type { Order, Returnable } from '../../shared/replies/orders.js';
import { FAULTY_DAYS, lastDayOf, RETURN_DAYS } from '../../shared/returns.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { orderQuery } from '../api/orders.js';
import { updateQuery } from '../data/use-shop-query.js';
import { fill, useI18n } from '../messages/i18n.js';
import { useOrder } from '../orders/useOrder.js';
import { orderTexts, returnTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Notice } from '../ui/Notice.js';
import { hasOneDay, ReturnForm } from './ReturnForm.js';
import '../orders/orders.css';
import './Returns.css';

export const loader = accountLoader(orderTexts, returnTexts);

/** Where a shopper chooses what of a delivered order goes back, and why. */
export function Component() {
  const { id = '' } = useParams();
  const texts = returnTexts.useTexts();
  const { number, unknown, unknownText } = orderTexts.useTexts();
  const order = useOrder(id);
  return (
    <AccountLayout guestOrders title={texts.title}>
      <Link className="order-back screen-only" to={pathTo('order', id)}>
        {fill(number, { n: id })}
      </Link>
      <AsyncView
        query={order}
        skeleton={<span className="skeleton order-skeleton" aria-hidden="true" />}
        failure={({ code }) =>
          code === 404 || code === 400 ? <Notice title={unknown} text={unknownText} /> : null
        }
      >
        {(order) => <Returning key={id} order={order} />}
      </AsyncView>
    </AccountLayout>
  );
}

function Returning({ order }: { order: Order }) {
  const navigate = useNavigate();
  const { order_id, returnable, lines } = order;
  if (returnable === null) return <Nothing order={order} />;
  const sent = (changed: Order) => {
    const before = new Set(order.returns.map(({ return_id }) => return_id));
    const added = changed.returns.filter(({ return_id }) => !before.has(return_id));
    const [only] = added.length === 1 ? added : [];
    // Leave first: with nothing left to return, the form would be gone before the next page is there.
    void Promise.resolve(
      navigate(only ? pathTo('return', order_id, only.return_id) : pathTo('order', order_id)),
    ).then(() => updateQuery(orderQuery(String(order_id)), () => changed));
  };
  return (
    <>
      <Terms returnable={returnable} hasCar={lines.some(({ picture }) => picture.kind === 'car')} />
      <ReturnForm order={order} returnable={returnable} onSent={sent} />
    </>
  );
}

/** Why nothing of an order can be returned, and what to do instead. */
function Nothing({ order: { order_id, state, lines, returns, shipments } }: { order: Order }) {
  const texts = returnTexts.useTexts();
  const { meanings, help } = orderTexts.useTexts();
  const { numbers } = useI18n();
  const notice = (text: string, to = pathTo('order', order_id), link = texts.order) => (
    <Notice title={texts.none} text={text} to={to} link={link} />
  );
  const goods = lines.filter(({ picture }) => picture.kind !== 'car');
  if (goods.length === 0) return notice(texts.cars, pathTo('refunds'), texts.policy);
  if (state === 'canceled' || state === 'refunded') return notice(meanings[state]);
  const arrived = shipments.filter(({ kind }) => kind === 'parcel').map(({ arrived_at }) => arrived_at);
  const last = arrived.includes(null) ? undefined : arrived.sort().at(-1);
  if (!last) return notice(fill(texts.notYet, { n: RETURN_DAYS }));
  const goneBack = returns.flatMap((one) => (one.state === 'canceled' ? [] : one.lines));
  const sum = (pieces: readonly number[]) => pieces.reduce((total, each) => total + each, 0);
  if (sum(goneBack.map(({ pieces }) => pieces)) >= sum(goods.map(({ buy_num }) => buy_num)))
    return notice(texts.returning);
  const day = numbers.day(lastDayOf(new Date(last), FAULTY_DAYS));
  return notice(fill(texts.over, { day }), `${pathTo('contact')}?order=${order_id}`, help);
}

function Terms({ returnable, hasCar }: { returnable: Returnable; hasCar: boolean }) {
  const texts = returnTexts.useTexts();
  const { numbers } = useI18n();
  const [first] = returnable.lines;
  if (first === undefined) return null;
  const faulty = numbers.day(first.faulty_until);
  const days = returnable.faulty_only
    ? fill(texts.faultyOnly, { day: faulty })
    : fill(texts.until, { day: numbers.day(first.until), faulty });
  return (
    <p className="return-terms">
      {hasOneDay(returnable) ? days : texts.each} {hasCar && `${texts.cars} `}
      <Link to={pathTo('refunds')}>{texts.policy}</Link>
    </p>
  );
}

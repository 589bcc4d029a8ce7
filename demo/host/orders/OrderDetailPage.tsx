import { Link } from 'react-router';
import { AccountLayout } from '../account/AccountLayout.js';
import { loadOrder, type Order } from '../api/orders.js';
import { FailedCall } from '../cart/FailedCall.js';
import { ORDERS_PATH, orderPath } from '../cart/paths.js';
import type { CheckoutMessages } from '../checkout/messages/messages.js';
import { useSpeech } from '../messages/context.js';
import type { OrderMessages } from './messages/messages.js';
import { OrderActs } from './OrderActs.js';
import { OrderParts } from './OrderParts.js';
import { StateBadge } from './StateBadge.js';
import { Steps } from './Steps.js';
import { Timeline } from './Timeline.js';
import { useAnswer } from './useAnswer.js';
import { useTimes } from './useTimes.js';

interface OrderDetailProps {
  orderId: string;
  texts: OrderMessages;
  checkoutTexts: CheckoutMessages;
}

/** One order: how it stands, what can be done with it, and all that it holds. */
export function OrderDetailPage(props: OrderDetailProps) {
  const { orderId, texts } = props;
  return (
    <AccountLayout title={texts.number.replace('{n}', orderId)}>
      <Link className="order-back" to={ORDERS_PATH}>
        {texts.back}
      </Link>
      <Detail {...props} />
    </AccountLayout>
  );
}

function Detail({ orderId, texts, checkoutTexts }: OrderDetailProps) {
  const { lang } = useSpeech();
  const { answer, load, setAnswer } = useAnswer(`${orderId} ${lang}`, () => loadOrder(orderId));
  if (answer.status === 'loading') {
    return (
      <div aria-busy="true">
        <p className="visually-hidden">{texts.loading}</p>
        <span className="skeleton order-skeleton" aria-hidden="true" />
      </div>
    );
  }
  if (answer.status === 'failed' && (answer.code === 404 || answer.code === 400)) {
    return (
      <div className="notice">
        <h2>{texts.unknown}</h2>
        <p>{texts.unknownText}</p>
      </div>
    );
  }
  if (answer.status === 'failed') return <FailedCall failure={answer} onRetry={load} />;
  const order = answer.data;
  return (
    <div className="order-detail">
      <Head order={order} texts={texts} />
      <OrderActs
        order={order}
        texts={texts}
        onChange={(data) => setAnswer({ status: 'ready', data })}
        reload={load}
      />
      <OrderParts order={order} texts={texts} checkoutTexts={checkoutTexts}>
        <Timeline order={order} texts={texts} />
      </OrderParts>
    </div>
  );
}

const DAY_MS = 86_400_000;

/** The demo's own order can be paid for weeks: only an end that is near is worth a warning. */
const isSoon = (time: string) => Date.parse(time) - Date.now() < DAY_MS;

function Head({ order, texts }: { order: Order; texts: OrderMessages }) {
  const times = useTimes();
  const { state, created_at, expires_at, order_id } = order;
  return (
    <section className="order-head" data-state={state} aria-label={texts.states[state]}>
      <div className="order-head-row">
        <StateBadge state={state} texts={texts} />
        <p>{texts.placed.replace('{time}', times.moment(created_at))}</p>
        <Link to={`${orderPath(order_id)}/invoice`}>{texts.invoice}</Link>
      </div>
      <p className="order-meaning">{texts.meanings[state]}</p>
      {state === 'unpaid' && isSoon(expires_at) && (
        <p className="order-until">{texts.payUntil.replace('{time}', times.moment(expires_at))}</p>
      )}
      <Steps order={order} texts={texts} />
    </section>
  );
}

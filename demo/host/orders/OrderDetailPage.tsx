import { Link, useParams } from 'react-router';
import { mayHaveArrived, storeDay } from '../../shared/delivery.js';
import { pathTo } from '../../shared/pages.js';
import { pointsFor } from '../../shared/points.js';
import type { Order } from '../../shared/replies/orders.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { PostalAddress } from '../addresses/PostalAddress.js';
import { Deliveries } from '../checkout/Deliveries.js';
import { Sums } from '../checkout/OrderParts.js';
import { fill, useI18n } from '../messages/i18n.js';
import { Returns } from '../returns/Returns.js';
import { useShopper } from '../session/useStorefront.js';
import { checkoutTexts, orderTexts, returnTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { NameList } from '../ui/NameList.js';
import { Notice } from '../ui/Notice.js';
import { CanceledItems } from './CanceledItems.js';
import { CarVin } from './CarVin.js';
import { Charges } from './Charges.js';
import { ConfirmDelivery } from './ConfirmDelivery.js';
import { hasInvoice, OrderActs, PaidBy, StateBadge } from './OrderActs.js';
import { packagesOf } from './packagesOf.js';
import { stateName } from './stateName.js';
import { isShipment, Timeline } from './Timeline.js';
import { Tracking } from './Tracking.js';
import { isOver, orderedOf, useArrival } from './useArrival.js';
import { useOrder } from './useOrder.js';

export const loader = accountLoader(orderTexts, checkoutTexts, returnTexts);

export function Component() {
  const { id = '' } = useParams();
  const texts = orderTexts.useTexts();
  const order = useOrder(id);
  const isSignedIn = useShopper() !== null;
  return (
    <AccountLayout guestOrders title={fill(texts.number, { n: id })}>
      {isSignedIn && (
        <Link className="order-back screen-only" to={pathTo('orders')}>
          {texts.back}
        </Link>
      )}
      <AsyncView
        query={order}
        skeleton={<Skeleton />}
        failure={({ code }) =>
          code === 404 || code === 400 ? <Notice title={texts.unknown} text={texts.unknownText} /> : null
        }
      >
        {(order) => (
          <div className="stack order-detail" key={id}>
            <Head order={order} />
            <OrderActs
              order={order}
              isDue={mayHaveArrived(orderedOf(order) ?? new Date(), order.shipments)}
            />
            <Parts order={order} />
          </div>
        )}
      </AsyncView>
    </AccountLayout>
  );
}

function Skeleton() {
  const texts = orderTexts.useTexts();
  return (
    <>
      <p className="visually-hidden">{texts.loading}</p>
      <span className="skeleton order-skeleton" aria-hidden="true" />
    </>
  );
}

function Head({ order }: { order: Order }) {
  const texts = orderTexts.useTexts();
  const { numbers } = useI18n();
  const { state, created_at, expires_at, order_id, events, rest, is_refund_due } = order;
  const sent = events.filter(isShipment);
  // Each of several deliveries says below when it arrives.
  const arrival = useArrival({ ...order, shipments: order.shipments.length > 1 ? [] : order.shipments });
  const isRefunded = state === 'refunded' && !is_refund_due;
  const isPart = state === 'paid' && sent.length > 0;
  const isPartHere = state === 'shipped' && order.shipments.some(({ arrived_at }) => arrived_at !== null);
  const meaning =
    (isRefunded && texts.refundedMeaning) ||
    (isPart && texts.partShipped) ||
    (isPartHere && texts.partArrived) ||
    texts.meanings[state];
  return (
    <section className="card stack order-head" data-state={state} aria-label={stateName(order, texts)}>
      <div className="row order-head-row">
        <StateBadge order={order} />
        <p className="hint">{fill(texts.placed, { time: numbers.momentOf(created_at) })}</p>
        {hasInvoice(state) && <Link to={pathTo('invoice', order_id)}>{texts.invoice}</Link>}
      </div>
      <p className="order-meaning">{arrival ?? meaning}</p>
      {arrival && <p>{meaning}</p>}
      {isPart && <NameList names={rest} />}
      {state === 'unpaid' && (
        <p className="order-until">{numbers.untilOf(expires_at, texts.payUntil, texts.payUntilToday)}</p>
      )}
      {(state === 'shipped' || isPart) &&
        [...new Set(sent.map(({ note }) => note))].filter(Boolean).map((note) => (
          <p key={note}>
            <Tracking note={note} />
          </p>
        ))}
      {order.shipments.length < 2 && <ReturnUntil order={order} />}
      <Steps order={order} />
    </section>
  );
}

interface ReturnUntilProps {
  order: Order;
  /** The goods that it's about. Defaults to all of the order's. */
  ids?: readonly number[];
}

/** Until when goods can be returned for any reason. Renders nothing if they can't, or not anymore. */
function ReturnUntil({ order: { returnable }, ids }: ReturnUntilProps) {
  const texts = orderTexts.useTexts();
  const { numbers } = useI18n();
  const open = returnable?.lines.find(
    ({ goods_id, faulty_only }) => !faulty_only && (ids?.includes(goods_id) ?? true),
  );
  return open && <p>{fill(texts.returnUntil, { day: numbers.day(open.until) })}</p>;
}

const WAY = ['placed', 'paid', 'shipped', 'received'] as const;

/** The progress of an order. Renders nothing if it was canceled or refunded. */
function Steps({ order }: { order: Order }) {
  const texts = orderTexts.useTexts();
  const { numbers } = useI18n();
  const { state, created_at, paid_at, received_at, events } = order;
  if (isOver(state)) return null;
  const done = state === 'unpaid' ? 1 : WAY.indexOf(state) + 1;
  const shipped = done > 2 ? events.filter(isShipment).at(-1)?.at : undefined;
  const times = { placed: created_at, paid: paid_at, shipped, received: received_at };
  return (
    <ol className="order-steps" aria-label={texts.steps}>
      {WAY.map((step, index) => (
        <li key={step} data-done={index < done} aria-current={index === done - 1 ? 'step' : undefined}>
          <span>
            {texts.step[step]}
            {times[step] && <small>{numbers.shortDay(storeDay(new Date(times[step])))}</small>}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Parts({ order }: { order: Order }) {
  const texts = orderTexts.useTexts();
  const { events, shipments } = order;
  // Only shoppers say of a single delivery that it arrived.
  const { actor: confirmedBy = 'shopper' } = events.find(({ act }) => act === 'confirm') ?? {};
  const isConfirmed = confirmedBy === 'shopper';
  return (
    <div className="stack order-columns">
      <div className="stack order-side">
        <section className="card stack order-part" aria-labelledby="order-items">
          <h2 id="order-items">{texts.items}</h2>
          <Deliveries
            {...order}
            ordered={orderedOf(order)}
            deliveredOf={({ arrived_at }) => arrived_at}
            deliveredText={isConfirmed ? texts.confirmedOn : undefined}
            isPlaced
            more={(line) => <CarVin line={line} hasReport />}
            partsOf={packagesOf(order)}
            footOf={(shipment) =>
              shipments.length > 1 && (
                <>
                  <ReturnUntil order={order} ids={shipment.goods_ids} />
                  <ConfirmDelivery order={order} shipment={shipment} />
                </>
              )
            }
          />
          <CanceledItems order={order} />
        </section>
        <Returns order={order} />
        <Timeline order={order} />
      </div>
      <div className="stack order-side">
        <section className="card stack order-part summary" aria-labelledby="order-summary">
          <h2 id="order-summary">{texts.summary}</h2>
          <Sums sums={order} />
          <Charges order={order} />
          <WillEarn order={order} />
        </section>
        <section className="card stack order-part" aria-labelledby="order-address">
          <h2 id="order-address">{texts.shipTo}</h2>
          <PostalAddress address={order.ship_to} />
        </section>
        <section className="card stack order-part" aria-labelledby="order-payment">
          <h2 id="order-payment">{texts.payment}</h2>
          <PaidBy order={order} />
          <Refund order={order} />
        </section>
      </div>
    </div>
  );
}

/** The points that come with an order. Renders nothing for a guest, or if none are to come. */
function WillEarn({ order: { state, total, returns } }: { order: Order }) {
  const texts = checkoutTexts.useTexts();
  const { numbers } = useI18n();
  const back = returns.filter((each) => each.state === 'received').map(({ refund }) => refund);
  const points = pointsFor(back.reduce((left, refund) => left - refund, total));
  const isComing = useShopper() !== null && (state === 'paid' || state === 'shipped') && points > 0;
  return isComing && <p className="hint">{numbers.plural(texts.earn, points)}</p>;
}

function Refund({ order: { payment } }: { order: Order }) {
  const texts = orderTexts.useTexts();
  const { numbers } = useI18n();
  if (!payment?.refund) return null;
  const price = numbers.price(payment.refunded, true);
  return <p>{fill(payment.refund === 'due' ? texts.refundDue : texts.refundDone, { price })}</p>;
}

import { Link } from 'react-router';
import { loadLatestOrders, type OwnOrder } from '../../api/account.js';
import { useSpeech } from '../../messages/context.js';
import { OwnView } from '../OwnView.js';
import { PAGES } from '../pages.js';
import { dayOf } from '../times.js';
import { useOwn } from '../useOwn.js';
import { Card, CardSkeleton } from './Card.js';
import type { OverviewMessages } from './messages/messages.js';
import { OrderPicture } from './OrderPicture.js';

const SHOWN = 3;

/** Pictures of an order that are shown of it. */
const PICTURES = 3;

/** The latest orders, or the way to the first one. */
export function LatestOrders({ texts }: { texts: OverviewMessages }) {
  const [own, reload] = useOwn(() => loadLatestOrders(SHOWN));
  return (
    <Card page="orders" title={texts.orders} more={texts.allOrders} wide>
      <OwnView own={own} reload={reload} small skeleton={<CardSkeleton lines={3} />}>
        {(orders) =>
          orders.length === 0 ? (
            <div className="account-card-empty">
              <h3>{texts.noOrders}</h3>
              <p>{texts.noOrdersText}</p>
              <Link className="button" to="/categories">
                {texts.shop}
              </Link>
            </div>
          ) : (
            <ul className="account-orders">
              {orders.map((order) => (
                <li key={order.order_id}>
                  <OrderLine texts={texts} order={order} />
                </li>
              ))}
            </ul>
          )
        }
      </OwnView>
    </Card>
  );
}

function OrderLine({ texts, order }: { texts: OverviewMessages; order: OwnOrder }) {
  const { lang, numbers } = useSpeech();
  const { order_id, lines, state } = order;
  const pieces = lines.reduce((sum, { buy_num }) => sum + buy_num, 0);
  return (
    <article className="account-order">
      <div className="account-order-pictures">
        {lines.slice(0, PICTURES).map(({ goods_id, picture }) => (
          <OrderPicture key={goods_id} picture={picture} />
        ))}
      </div>
      <div className="account-order-facts">
        <h3>
          <Link to={`${PAGES.orders}/${order_id}`}>{texts.order.replace('{n}', String(order_id))}</Link>
        </h3>
        <p>
          {dayOf(order.created_at, lang)} · {numbers.plural(texts.items, pieces)}
        </p>
      </div>
      <p className="account-order-state" data-state={state}>
        {texts.states[state]}
      </p>
      <bdi className="account-order-total">{numbers.price(order.total)}</bdi>
    </article>
  );
}

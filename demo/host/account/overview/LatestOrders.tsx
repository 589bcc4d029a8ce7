import { Link } from 'react-router';
import { pathTo } from '../../../shared/pages.js';
import type { ListedOrder } from '../../../shared/replies/orders.js';
import { ordersQuery } from '../../api/orders.js';
import { ProductPicture } from '../../cart/ProductPicture.js';
import { fill, useI18n } from '../../messages/i18n.js';
import { SEPARATOR } from '../../messages/separator.js';
import { PayButton, PayBy } from '../../orders/OrderActs.js';
import { stateName } from '../../orders/stateName.js';
import { useArrival } from '../../orders/useArrival.js';
import { orderTexts, overviewTexts } from '../../texts.js';
import { OwnCard } from './OwnCard.js';

const SHOWN = 3;

const PICTURES = 3;

export function LatestOrders() {
  const texts = overviewTexts.useTexts();
  return (
    <OwnCard
      page="orders"
      title={texts.orders}
      more={texts.allOrders}
      wide
      query={ordersQuery(null, 1, SHOWN)}
    >
      {({ list }) =>
        list.length === 0 ? (
          <div className="stack-small account-card-empty">
            <h3>{texts.noOrders}</h3>
            <p>{texts.noOrdersText}</p>
            <Link className="button" to={pathTo('categories')}>
              {texts.shop}
            </Link>
          </div>
        ) : (
          <ul className="lines">
            {list.map((order) => (
              <li key={order.order_id}>
                <OrderLine order={order} />
              </li>
            ))}
          </ul>
        )
      }
    </OwnCard>
  );
}

function OrderLine({ order }: { order: ListedOrder }) {
  const { order_id, lines, state, created_at, total } = order;
  const texts = overviewTexts.useTexts();
  const orders = orderTexts.useTexts();
  const { numbers } = useI18n();
  const arrival = useArrival(order);
  const pieces = lines.reduce((sum, { buy_num }) => sum + buy_num, 0);
  return (
    <article className="account-order">
      <div className="account-order-pictures">
        {lines.slice(0, PICTURES).map(({ goods_id, picture }) => (
          <ProductPicture
            key={goods_id}
            className="product-picture account-order-picture"
            picture={picture}
            goodsId={goods_id}
          />
        ))}
      </div>
      <div className="account-order-facts">
        <h3>
          <Link to={pathTo('order', order_id)}>{fill(texts.order, { n: order_id })}</Link>
        </h3>
        {state === 'unpaid' ? (
          <PayBy order={order} />
        ) : (
          <p className="hint">
            {arrival ?? numbers.dayOf(created_at)}
            {SEPARATOR}
            {numbers.plural(texts.items, pieces)}
          </p>
        )}
      </div>
      <div className="account-order-end">
        {state !== 'unpaid' && (
          <p className="badge account-order-state" data-state={state}>
            {stateName(order, orders)}
          </p>
        )}
        <bdi className="account-order-total">{numbers.price(total, true)}</bdi>
        {state === 'unpaid' && <PayButton orderId={order_id} label={orders.pay} />}
      </div>
    </article>
  );
}

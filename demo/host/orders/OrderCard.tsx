import { Link } from 'react-router';
import { storeDay } from '../../shared/delivery.js';
import { pathTo } from '../../shared/pages.js';
import type { ListedOrder } from '../../shared/replies/orders.js';
import { ProductPicture } from '../cart/ProductPicture.js';
import { fill, useI18n } from '../messages/i18n.js';
import { orderTexts } from '../texts.js';
import { ReportCar, ReturnLink } from './AfterDelivery.js';
import { BuyAgain } from './BuyAgain.js';
import { MoneyBack, PayButton, PayBy, StateBadge } from './OrderActs.js';
import { useArrival } from './useArrival.js';
import './orders.css';

const SHOWN = 4;

/** An order in the list of orders. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const texts = orderTexts.useTexts();
  const { numbers } = useI18n();
  const { order_id, state, lines, total, created_at } = order;
  const [first, ...rest] = lines;
  const isOnTheWay = state === 'shipped';
  const arrival = useArrival(order);
  const track = (
    <Link
      className={isOnTheWay ? 'button' : 'button button-quiet'}
      to={pathTo('order', order_id)}
      aria-label={fill(isOnTheWay ? texts.trackNamed : texts.viewNamed, { n: order_id })}
    >
      {isOnTheWay ? texts.track : texts.view}
    </Link>
  );
  const others = rest.reduce((sum, { buy_num }) => sum + buy_num, 0);
  return (
    <li className="card stack order-card">
      <header>
        <div className="order-facts">
          <h2>
            <Link className="plain-link" to={pathTo('order', order_id)}>
              {fill(texts.number, { n: order_id })}
            </Link>
          </h2>
          <p>{fill(texts.placed, { time: numbers.day(storeDay(new Date(created_at))) })}</p>
          <MoneyBack order={order} />
          <PayBy order={order} />
          {arrival && <p>{arrival}</p>}
        </div>
        <StateBadge order={order} />
      </header>
      <div className="order-card-what">
        <span className="order-pictures">
          {lines.slice(0, SHOWN).map(({ goods_id, picture }) => (
            <ProductPicture key={goods_id} picture={picture} goodsId={goods_id} />
          ))}
        </span>
        <p className="order-names">
          <span>
            {first && first.buy_num > 1 && `${numbers.count(first.buy_num)} × `}
            <bdi>{first?.goods_name}</bdi>
          </span>
          {others > 0 && <span className="hint">{numbers.plural(texts.more, others)}</span>}
        </p>
        <p className="order-total">
          <span className="hint">{texts.total}</span>
          <strong>{numbers.price(total, true)}</strong>
        </p>
      </div>
      <div className="row order-acts screen-only">
        {isOnTheWay && track}
        {state === 'unpaid' ? <PayButton orderId={order_id} label={texts.pay} /> : <BuyAgain order={order} />}
        {order.can_return > 0 && <ReturnLink order={order} />}
        <ReportCar order={order} />
        {!isOnTheWay && track}
      </div>
    </li>
  );
}

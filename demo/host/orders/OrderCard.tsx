import { Link } from 'react-router';
import type { ListedOrder } from '../api/orders.js';
import { ProductPicture } from '../cart/ProductPicture.js';
import { orderPath } from '../cart/paths.js';
import { useSpeech } from '../messages/context.js';
import { BuyAgain } from './BuyAgain.js';
import type { OrderMessages } from './messages/messages.js';
import { PayButton } from './PayButton.js';
import { StateBadge } from './StateBadge.js';
import { useTimes } from './useTimes.js';

/** Pictures that a card shows. */
const SHOWN = 4;

/** An order in the list: what it holds, how it stands, and what comes next. */
export function OrderCard({ order, texts }: { order: ListedOrder; texts: OrderMessages }) {
  const { numbers } = useSpeech();
  const times = useTimes();
  const { order_id, state, lines, total, created_at } = order;
  const [first] = lines;
  const number = String(order_id);
  return (
    <li className="order-card">
      <header>
        <h2>
          <Link to={orderPath(order_id)}>{texts.number.replace('{n}', number)}</Link>
        </h2>
        <p>{texts.placed.replace('{time}', times.day(created_at))}</p>
        <StateBadge state={state} texts={texts} />
      </header>
      <div className="order-card-what">
        <span className="order-pictures">
          {lines.slice(0, SHOWN).map(({ goods_id, picture }) => (
            <ProductPicture key={goods_id} picture={picture} />
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
      <div className="order-acts">
        {state === 'unpaid' ? (
          <PayButton orderId={order_id} texts={texts} />
        ) : (
          <BuyAgain orderId={order_id} texts={texts} />
        )}
        <Link
          className="button button-quiet"
          to={orderPath(order_id)}
          aria-label={texts.viewNamed.replace('{n}', number)}
        >
          {texts.view}
        </Link>
      </div>
    </li>
  );
}

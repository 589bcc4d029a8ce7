import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import type { Order, Return } from '../../shared/replies/orders.js';
import { fill, useI18n } from '../messages/i18n.js';
import { returnTexts } from '../texts.js';
import './Returns.css';

/** Returns the step that a return has reached: its state, or `refunded` once the money is back. */
export const stepOf = ({ state, is_refunded }: Return) => (is_refunded ? 'refunded' : state);

/** The order state whose color a step has. */
const COLORS = {
  requested: 'paid',
  received: 'shipped',
  refunded: 'received',
  refused: 'unpaid',
  canceled: 'canceled',
} as const;

/** The step of a return, as a colored label. */
export function ReturnBadge({ orderReturn }: { orderReturn: Return }) {
  const texts = returnTexts.useTexts();
  const step = stepOf(orderReturn);
  return (
    <span className="badge order-state" data-state={COLORS[step]}>
      {texts.states[step]}
    </span>
  );
}

/** The money and points that a return refunds. Renders nothing if it was refused or canceled. */
export function RefundSummary({ orderReturn: { state, refund, points } }: { orderReturn: Return }) {
  const texts = returnTexts.useTexts();
  const { numbers } = useI18n();
  if (state === 'refused' || state === 'canceled') return null;
  const text = points > 0 ? texts.getsPoints : texts.gets;
  return <p>{fill(text, { price: numbers.price(refund, true), points: numbers.count(points) })}</p>;
}

/** An order's returns, each with a link to its page. Renders nothing if there are none. */
export function Returns({ order: { order_id, returns, lines } }: { order: Order }) {
  const texts = returnTexts.useTexts();
  const { numbers } = useI18n();
  if (returns.length === 0) return null;
  const nameOf = (id: number) => lines.find(({ goods_id }) => goods_id === id)?.goods_name;
  return (
    <section className="card stack order-part" aria-labelledby="order-returns">
      <h2 id="order-returns">{texts.list}</h2>
      <ul className="stack-small returns">
        {returns.map((orderReturn) => (
          <li key={orderReturn.return_id}>
            <header className="row">
              <h3>
                <Link to={pathTo('return', order_id, orderReturn.return_id)}>
                  {fill(texts.number, { n: orderReturn.return_id })}
                </Link>
              </h3>
              <ReturnBadge orderReturn={orderReturn} />
            </header>
            {orderReturn.lines.map(({ goods_id, pieces }) => (
              <p key={goods_id}>
                <bdi>{nameOf(goods_id)}</bdi> <bdi dir="ltr">{`×\u00a0${numbers.count(pieces)}`}</bdi>
              </p>
            ))}
            <RefundSummary orderReturn={orderReturn} />
          </li>
        ))}
      </ul>
    </section>
  );
}

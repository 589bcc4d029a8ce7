import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { unpaidQuery } from '../api/checkout.js';
import { useOwnQuery } from '../data/use-shop-query.js';
import { fill } from '../messages/i18n.js';
import { cartTexts } from '../texts.js';

/** Leads the shopper or guest to the orders that wait for payment. Renders nothing if there are none. */
export function UnpaidOrders() {
  const texts = cartTexts.useTexts();
  const { data = [] } = useOwnQuery(unpaidQuery, { guests: true });
  return data.map(({ order_id }) => (
    <p key={order_id} className="row cart-notice tone-petrol screen-only">
      {fill(texts.unpaid, { n: String(order_id) })}
      <Link to={pathTo('order', order_id)}>{texts.viewAndPay}</Link>
    </p>
  ));
}

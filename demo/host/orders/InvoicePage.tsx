import { Link, useParams } from 'react-router';
import { COMPANY } from '../../shared/company.js';
import { pathTo } from '../../shared/pages.js';
import type { Order } from '../../shared/replies/orders.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { PostalAddress } from '../addresses/PostalAddress.js';
import { Sums } from '../checkout/OrderParts.js';
import { fill, useI18n } from '../messages/i18n.js';
import { hasCents } from '../messages/numbers.js';
import { Logo } from '../shell/Logo.js';
import { checkoutTexts, orderTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Notice } from '../ui/Notice.js';
import { hasInvoice, PaidBy } from './OrderActs.js';
import { useOrder } from './useOrder.js';
import './InvoicePage.css';

export const loader = accountLoader(orderTexts, checkoutTexts);

/** An order's invoice. When printed, it's the only thing on the page. */
export function Component() {
  const { id = '' } = useParams();
  const texts = orderTexts.useTexts();
  const order = useOrder(id);
  return (
    <AccountLayout guestOrders title={`${texts.invoice} ${id}`}>
      <AsyncView query={order} skeleton={<span className="skeleton order-skeleton" aria-hidden="true" />}>
        {(order) =>
          hasInvoice(order.state) ? (
            <>
              <div className="row order-acts screen-only">
                <button type="button" className="button" onClick={() => print()}>
                  {texts.print}
                </button>
                <Link className="button button-quiet" to={pathTo('order', id)}>
                  {texts.view}
                </Link>
              </div>
              <Invoice order={order} />
            </>
          ) : (
            <Notice
              title={texts.noInvoice}
              text={texts.noInvoiceText}
              to={pathTo('order', id)}
              link={texts.view}
            />
          )
        }
      </AsyncView>
    </AccountLayout>
  );
}

function Invoice({ order }: { order: Order }) {
  const texts = orderTexts.useTexts();
  const { texts: common, numbers } = useI18n();
  const isExact = hasCents(order.lines.flatMap(({ price, total }) => [price, total]));
  return (
    <article className="box stack-large paper invoice">
      <header>
        <Logo />
        <div>
          <h2>
            {texts.invoice} <bdi>{order.order_id}</bdi>
          </h2>
          <p>{fill(common.labeled, { label: texts.date, value: numbers.dayOf(order.created_at) })}</p>
          <p>{texts.states[order.state]}</p>
        </div>
      </header>
      <div className="invoice-parties">
        <section>
          <h3>{texts.issuedBy}</h3>
          <address className="postal-address order-address">
            {[COMPANY.name, ...COMPANY.address].map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
            <bdi dir="ltr">{COMPANY.mail}</bdi>
          </address>
        </section>
        <section>
          <h3>{texts.billTo}</h3>
          <PostalAddress address={order.ship_to} />
        </section>
        <section>
          <h3>{texts.payment}</h3>
          <PaidBy order={order} />
        </section>
      </div>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{texts.items}</th>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.price}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ goods_id, goods_name, store_name, buy_num, price, total }) => (
            <tr key={goods_id}>
              <td>
                {goods_name} <small>{fill(texts.soldBy, { name: store_name })}</small>
              </td>
              <td>{numbers.count(buy_num)}</td>
              <td>{numbers.price(price, isExact)}</td>
              <td>{numbers.price(total, isExact)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="invoice-sums">
        <Sums sums={order} hasAddress />
      </div>
      <p className="invoice-thanks">{texts.thanks}</p>
    </article>
  );
}

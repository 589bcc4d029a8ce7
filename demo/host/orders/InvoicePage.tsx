import { Link, useParams } from 'react-router';
import { COMPANY } from '../../shared/company.js';
import { storeDay } from '../../shared/delivery.js';
import { pathTo } from '../../shared/pages.js';
import type { Order } from '../../shared/replies/orders.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { PostalAddress } from '../addresses/PostalAddress.js';
import { CarFacts } from '../cart/CarFacts.js';
import { Sums } from '../checkout/OrderParts.js';
import { fill, useI18n } from '../messages/i18n.js';
import { Logo } from '../shell/Logo.js';
import { checkoutTexts, orderTexts, returnTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Notice } from '../ui/Notice.js';
import { CanceledItems } from './CanceledItems.js';
import { CarVin } from './CarVin.js';
import { Charges } from './Charges.js';
import { hasInvoice, PaidBy } from './OrderActs.js';
import { stateName } from './stateName.js';
import { useOrder } from './useOrder.js';
import './InvoicePage.css';

export const loader = accountLoader(orderTexts, checkoutTexts, returnTexts);

/** An order's invoice. When printed, it's the only thing on the page. */
export function Component() {
  const { id = '' } = useParams();
  const texts = orderTexts.useTexts();
  const order = useOrder(id);
  return (
    <AccountLayout guestOrders title={`${texts.invoice} ${id}`}>
      <AsyncView
        query={order}
        skeleton={<span className="skeleton order-skeleton" aria-hidden="true" />}
        failure={({ code }) =>
          code === 404 || code === 400 ? <Notice title={texts.unknown} text={texts.unknownText} /> : null
        }
      >
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
  // A document is the same for every reader, wherever they are.
  const day = numbers.day(storeDay(new Date(order.created_at)));
  return (
    <article className="box stack-large paper invoice">
      <header>
        <Logo />
        <div>
          <h2>
            {texts.invoice} <bdi>{order.order_id}</bdi>
          </h2>
          <p>{fill(common.labeled, { label: texts.date, value: day })}</p>
          <p>{order.state === 'refunded' ? stateName(order, texts) : texts.states.paid}</p>
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
          {order.lines.map((line) => (
            <tr key={line.goods_id}>
              <td>
                {line.goods_name} <CarFacts {...line} /> <CarVin line={line} />{' '}
                <small>{fill(texts.soldBy, { name: line.store_name })}</small>
              </td>
              <td>{numbers.count(line.buy_num)}</td>
              <td>{numbers.price(line.price, true)}</td>
              <td>{numbers.price(line.total, true)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="invoice-sums">
        <Sums sums={order} />
        <Charges order={order} />
      </div>
      <CanceledItems order={order} />
      <p className="invoice-thanks">{texts.thanks}</p>
    </article>
  );
}

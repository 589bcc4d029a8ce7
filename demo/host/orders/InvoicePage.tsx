import { Link } from 'react-router';
import { AccountLayout } from '../account/AccountLayout.js';
import { loadOrder, type Order } from '../api/orders.js';
import { FailedCall } from '../cart/FailedCall.js';
import { orderPath } from '../cart/paths.js';
import type { CheckoutMessages } from '../checkout/messages/messages.js';
import { Sums } from '../checkout/Sums.js';
import { useSpeech } from '../messages/context.js';
import { Logo } from '../shell/Logo.js';
import type { OrderMessages } from './messages/messages.js';
import { paymentText, ShipTo } from './OrderParts.js';
import { useAnswer } from './useAnswer.js';
import { useTimes } from './useTimes.js';

interface InvoiceProps {
  orderId: string;
  texts: OrderMessages;
  checkoutTexts: CheckoutMessages;
}

/** An order's invoice, to print: on paper it stands alone. */
export function InvoicePage(props: InvoiceProps) {
  const { orderId, texts } = props;
  return (
    <AccountLayout title={`${texts.invoice} ${orderId}`}>
      <Loaded {...props} />
    </AccountLayout>
  );
}

function Loaded({ orderId, texts, checkoutTexts }: InvoiceProps) {
  const { answer, load } = useAnswer(orderId, () => loadOrder(orderId));
  if (answer.status === 'loading') return <span className="skeleton order-skeleton" aria-hidden="true" />;
  if (answer.status === 'failed') return <FailedCall failure={answer} onRetry={load} />;
  return (
    <>
      <div className="order-acts invoice-acts">
        <button type="button" className="button" onClick={() => print()}>
          {texts.print}
        </button>
        <Link className="button button-quiet" to={orderPath(orderId)}>
          {texts.view}
        </Link>
      </div>
      <Invoice order={answer.data} texts={texts} checkoutTexts={checkoutTexts} />
    </>
  );
}

function Invoice({ order, texts, checkoutTexts }: Omit<InvoiceProps, 'orderId'> & { order: Order }) {
  const { numbers } = useSpeech();
  const times = useTimes();
  return (
    <article className="invoice">
      <header>
        <Logo />
        <div>
          <h2>
            {texts.invoice} <bdi>{order.order_id}</bdi>
          </h2>
          <p>
            {texts.date}: {times.day(order.created_at)}
          </p>
          <p>{texts.states[order.state]}</p>
        </div>
      </header>
      <div className="invoice-parties">
        <section>
          <h3>{texts.seller}</h3>
          <address className="order-address">
            <bdi>Meridian Car Export</bdi>
            <bdi>1200 Harbor Way</bdi>
            <bdi>Long Beach, CA 90802</bdi>
            <bdi dir="ltr">support@example.com</bdi>
          </address>
        </section>
        <section>
          <h3>{texts.billTo}</h3>
          <ShipTo order={order} />
        </section>
        <section>
          <h3>{texts.payment}</h3>
          <p>{paymentText(order, texts)}</p>
        </section>
      </div>
      <table>
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
                {goods_name} <small>{store_name}</small>
              </td>
              <td>{numbers.count(buy_num)}</td>
              <td>{numbers.price(price)}</td>
              <td>{numbers.price(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="invoice-sums">
        <Sums texts={checkoutTexts} sums={order} hasAddress />
      </div>
      <p className="invoice-thanks">{texts.thanks}</p>
    </article>
  );
}

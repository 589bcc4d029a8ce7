import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { createOrder, payOrder } from '../api/checkout.js';
import { refreshCart } from '../cart/cart.js';
import { CART_PATH, orderPath } from '../cart/paths.js';
import { useSpeech } from '../messages/context.js';
import type { CheckoutMessages } from './messages/messages.js';
import { newKey } from './newKey.js';
import { Sums } from './Sums.js';
import type { Checkout } from './useCheckout.js';

interface PlaceOrderProps {
  texts: CheckoutMessages;
  checkout: Extract<Checkout, { status: 'ready' }>;
  /** The order is no longer what was shown. */
  onChanged: () => void;
}

/** What the order comes to, and the button that places it and leads to the card provider. */
export function PlaceOrder({ texts, checkout, onChanged }: PlaceOrderProps) {
  const { texts: site, numbers } = useSpeech();
  const navigate = useNavigate();
  // One key for as long as the page is open: a click after a lost reply means the same order.
  const key = useRef(newKey());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [placed, setPlaced] = useState<number | null>(null);
  const { summary, choices } = checkout;

  const fail = (message: string) => {
    setFailure(message);
    setBusy(false);
  };
  const place = async () => {
    if (isBusy || checkout.isBusy) return;
    setBusy(true);
    setFailure('');
    const wanted = { ...choices, coupon: summary.user_coupon_id };
    const order = await createOrder(wanted, summary.total, key.current);
    if (order.status === 'failed') {
      if (order.code === 409) onChanged();
      return fail(order.code > 0 ? order.message : site.problem.failedText);
    }
    void refreshCart();
    const { order_id, state } = order.data;
    setPlaced(order_id);
    if (state !== 'unpaid') return navigate(orderPath(order_id), { replace: true });
    const pay = await payOrder(order_id);
    if (pay.status === 'failed') return fail(texts.placedNotPaid);
    // The way back from the card provider leads to the order, and not to a checkout that is over.
    await navigate(orderPath(order_id), { replace: true });
    if (pay.data.url !== null) location.assign(pay.data.url);
  };
  const problem = problemOf(texts, checkout);
  return (
    <section className="summary" aria-labelledby="checkout-summary">
      <h2 id="checkout-summary">{texts.summary}</h2>
      <Sums texts={texts} sums={summary} hasAddress={choices.address !== null} />
      {problem !== '' && <p className="summary-problem">{problem}</p>}
      {summary.blocked.length > 0 && <Link to={CART_PATH}>{texts.edit}</Link>}
      <button
        type="button"
        className="button summary-go"
        disabled={problem !== ''}
        aria-disabled={isBusy || checkout.isBusy}
        onClick={() => void place()}
      >
        {isBusy
          ? texts.placing
          : summary.total === 0
            ? texts.placeFree
            : texts.place.replace('{price}', numbers.price(summary.total))}
      </button>
      <div role="alert">
        {failure && (
          <p className="summary-problem">
            {failure} {placed !== null && <Link to={orderPath(placed)}>{texts.toOrder}</Link>}
          </p>
        )}
      </div>
      <p className="summary-note">{texts.terms}</p>
    </section>
  );
}

/** Why the order cannot be placed as it is; empty when it can. */
function problemOf(texts: CheckoutMessages, { summary, choices }: PlaceOrderProps['checkout']): string {
  if (summary.blocked.length > 0) return texts.blocked.replace('{names}', summary.blocked.join(', '));
  if (choices.address === null) return texts.needAddress;
  return summary.deliverable ? '' : texts.notThere;
}

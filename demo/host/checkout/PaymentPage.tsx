import { useEffect } from 'react';
import { Link } from 'react-router';
import { loadPaymentState, type PaymentState } from '../api/checkout.js';
import { CheckIcon } from '../art/icons.js';
import { FailedCall } from '../cart/FailedCall.js';
import { orderPath } from '../cart/paths.js';
import { PayButton } from '../orders/PayButton.js';
import { useAnswer } from '../orders/useAnswer.js';
import { openDialog } from '../session/openDialog.js';
import { useShopper } from '../session/useShopper.js';
import { useTitle } from '../shell/title.js';
import type { CheckoutMessages } from './messages/messages.js';

/** While the money is on its way, the shop is asked again after so long. */
const AGAIN_MS = 2_000;

/** Where the card provider sends the shopper back to. What became of the payment, the shop's server knows alone. */
export function PaymentPage({ orderId, texts }: { orderId: string; texts: CheckoutMessages }) {
  const shopper = useShopper();
  useTitle(texts.back.title);
  return (
    <div className="page-width payment-back">
      {shopper === null ? (
        <div className="notice">
          <h1 tabIndex={-1}>{texts.guest}</h1>
          <button type="button" className="button" onClick={() => openDialog('storefront-sign-in')}>
            {texts.signIn}
          </button>
        </div>
      ) : (
        <Asked orderId={orderId} texts={texts} />
      )}
    </div>
  );
}

function Asked({ orderId, texts }: { orderId: string; texts: CheckoutMessages }) {
  const { answer, load } = useAnswer(orderId, () => loadPaymentState(orderId));
  const isPending =
    answer.status === 'ready' && answer.data.state === 'unpaid' && answer.data.payment === 'processing';
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => void load(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isPending, load]);
  if (answer.status === 'loading' || isPending) {
    return (
      <div className="notice" aria-busy="true">
        <span className="payment-wait" aria-hidden="true" />
        <h1 tabIndex={-1}>{texts.back.checking}</h1>
        <p role="status">{texts.back.checkingText}</p>
      </div>
    );
  }
  if (answer.status === 'failed') return <FailedCall failure={answer} onRetry={load} />;
  return <Told answer={answer.data} texts={texts} />;
}

function Told({ answer, texts }: { answer: PaymentState; texts: CheckoutMessages }) {
  const { order_id, state } = answer;
  const { back } = texts;
  const isOver = state === 'cancelled' || state === 'refunded';
  const outcome = state === 'unpaid' ? 'unpaid' : isOver ? 'over' : 'paid';
  return (
    <div className="notice payment-told" data-outcome={outcome}>
      {outcome === 'paid' && (
        <span className="payment-mark">
          <CheckIcon />
        </span>
      )}
      <h1 tabIndex={-1}>{back[outcome]}</h1>
      <p role="status">{back[`${outcome}Text`]}</p>
      <p className="payment-number">{back.number.replace('{n}', String(order_id))}</p>
      <div className="form-buttons">
        {outcome === 'unpaid' && <PayButton orderId={order_id} texts={{ pay: back.tryAgain }} />}
        <Link className={outcome === 'unpaid' ? 'button button-quiet' : 'button'} to={orderPath(order_id)}>
          {back.toOrder}
        </Link>
        {outcome === 'paid' && (
          <Link className="button button-quiet" to="/">
            {back.goOn}
          </Link>
        )}
      </div>
    </div>
  );
}

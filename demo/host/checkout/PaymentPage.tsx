import { Link, useSearchParams } from 'react-router';
import CheckIcon from '../../assets/icons/check.svg?react';
import type { PaymentState } from '../../shared/replies/checkout.js';
import { paymentQuery } from '../api/checkout.js';
import { orderPath } from '../cart/paths.js';
import { useOwnQuery } from '../data/use-shop-query.js';
import { fill, loadTexts } from '../messages/speech.js';
import { PayButton } from '../orders/OrderActs.js';
import { openDialog } from '../session/openDialog.js';
import { useShopper } from '../session/useStorefront.js';
import { useTitle } from '../shell/title.js';
import { AsyncView } from '../ui/AsyncView.js';
import { checkoutTexts } from './messages/load.js';

export const loader = loadTexts(checkoutTexts);

/** How long to wait before asking the shop again while a payment is processing. */
const AGAIN_MS = 2_000;

const isUnderWay = ({ state, payment }: PaymentState) => state === 'unpaid' && payment === 'processing';

/** The page that the card provider returns to, with `?order_id=`. Only the server knows the payment's outcome. */
export function Component() {
  const texts = checkoutTexts.useTexts();
  const shopper = useShopper();
  const [search] = useSearchParams();
  const payment = useOwnQuery(paymentQuery(search.get('order_id') ?? ''), {
    refetchInterval: (payment) => payment !== undefined && isUnderWay(payment) && AGAIN_MS,
  });
  useTitle(texts.back.title);
  return (
    <div className="stack page-width payment-back">
      {shopper === null ? (
        <div className="card notice">
          <h1 tabIndex={-1}>{texts.guest}</h1>
          <button type="button" className="button" onClick={() => openDialog('storefront-sign-in')}>
            {texts.signIn}
          </button>
        </div>
      ) : (
        <AsyncView query={payment} skeleton={<Checking />}>
          {(payment) => (isUnderWay(payment) ? <Checking /> : <Told payment={payment} />)}
        </AsyncView>
      )}
    </div>
  );
}

function Checking() {
  const { back } = checkoutTexts.useTexts();
  return (
    <div className="card notice" aria-busy="true">
      <span className="payment-wait" aria-hidden="true" />
      <h1 tabIndex={-1}>{back.checking}</h1>
      <p role="status">{back.checkingText}</p>
    </div>
  );
}

function Told({ payment: { order_id, state } }: { payment: PaymentState }) {
  const { back } = checkoutTexts.useTexts();
  const isOver = state === 'cancelled' || state === 'refunded';
  const outcome = state === 'unpaid' ? 'unpaid' : isOver ? 'over' : 'paid';
  return (
    <div className="card notice payment-told" data-outcome={outcome}>
      {outcome === 'paid' && (
        <span className="payment-mark">
          <CheckIcon />
        </span>
      )}
      <h1 tabIndex={-1}>{back[outcome]}</h1>
      <p role="status">{back[`${outcome}Text`]}</p>
      <p className="payment-number">{fill(back.number, { n: order_id })}</p>
      <div className="form-buttons">
        {outcome === 'unpaid' && <PayButton orderId={order_id} label={back.tryAgain} />}
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

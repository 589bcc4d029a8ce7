import { Link, useSearchParams } from 'react-router';
import type { AddressMessages } from '../addresses/messages/messages.js';
import { CartIcon, LockIcon } from '../art/icons.js';
import { FailedCall } from '../cart/FailedCall.js';
import { Loading } from '../cart/Loading.js';
import { CART_PATH, CHECKOUT_PATH, ORDERS_PATH } from '../cart/paths.js';
import { openDialog } from '../session/openDialog.js';
import { useShopper } from '../session/useShopper.js';
import { useTitle } from '../shell/title.js';
import { AddressChoice } from './AddressChoice.js';
import { Delivery } from './Delivery.js';
import type { CheckoutMessages } from './messages/messages.js';
import { PlaceOrder } from './PlaceOrder.js';
import { Reductions } from './Reductions.js';
import { useCheckout } from './useCheckout.js';

interface CheckoutProps {
  texts: CheckoutMessages;
  addressTexts: AddressMessages;
}

/** From the cart to the card provider: where to, how, what it comes to. */
export function CheckoutPage(props: CheckoutProps) {
  const { texts } = props;
  const shopper = useShopper();
  useTitle(texts.title);
  return (
    <div className="page-width checkout">
      <header className="cart-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
      </header>
      {shopper === null ? <Guest texts={texts} /> : <Signed key={shopper} {...props} />}
    </div>
  );
}

function Guest({ texts }: { texts: CheckoutMessages }) {
  return (
    <div className="notice">
      <LockIcon />
      <h2>{texts.guest}</h2>
      <p>{texts.guestText}</p>
      <div className="form-buttons">
        <button type="button" className="button" onClick={() => openDialog('storefront-sign-in')}>
          {texts.signIn}
        </button>
        <Link className="button button-quiet" to={`/register?redirect=${encodeURIComponent(CHECKOUT_PATH)}`}>
          {texts.createAccount}
        </Link>
      </div>
    </div>
  );
}

function Signed({ texts, addressTexts }: CheckoutProps) {
  const { checkout, choose, load } = useCheckout();
  const [search] = useSearchParams();
  if (checkout.status === 'loading') return <Loading text={texts.loading} />;
  if (checkout.status === 'failed') return <FailedCall failure={checkout} onRetry={load} />;
  const { summary, isBusy } = checkout;
  if (summary.lines.length === 0 && summary.blocked.length === 0) return <Empty texts={texts} />;
  return (
    <div className="cart-columns">
      <div className="checkout-steps" aria-busy={isBusy}>
        <AddressChoice
          texts={texts}
          addressTexts={addressTexts}
          checkout={checkout}
          isAdding={search.get('edit') === 'new'}
          onChoose={choose}
        />
        <Delivery texts={texts} summary={summary} />
        <Reductions texts={texts} checkout={checkout} onChoose={choose} />
        <section className="checkout-step" aria-labelledby="checkout-payment">
          <h2 id="checkout-payment">{texts.payment}</h2>
          <p className="checkout-payment">
            <LockIcon />
            {texts.paymentText}
          </p>
        </section>
      </div>
      <PlaceOrder texts={texts} checkout={checkout} onChanged={() => void choose({})} />
    </div>
  );
}

function Empty({ texts }: { texts: CheckoutMessages }) {
  return (
    <div className="notice cart-empty">
      <CartIcon size={56} />
      <h2>{texts.empty}</h2>
      <p>{texts.emptyText}</p>
      <div className="form-buttons">
        <Link className="button" to={CART_PATH}>
          {texts.toCart}
        </Link>
        <Link className="button button-quiet" to={ORDERS_PATH}>
          {texts.toOrder}
        </Link>
      </div>
    </div>
  );
}

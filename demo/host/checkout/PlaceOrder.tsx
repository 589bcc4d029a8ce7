import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { RequestError } from '../../../dist/index.js';
import { pathTo } from '../../shared/pages.js';
import { pointsFor } from '../../shared/points.js';
import type { Cart } from '../../shared/replies/cart.js';
import type { Summary } from '../../shared/replies/checkout.js';
import { type Choices, createOrder, payOrder } from '../api/checkout.js';
import { CartSums } from '../cart/CartSums.js';
import { refreshCart } from '../cart/cart.js';
import { isImported } from '../cart/isImported.js';
import { useShipping } from '../cart/useShipping.js';
import { chooseCoupon } from '../coupons/chosen.js';
import { WithTerms } from '../legal/WithTerms.js';
import { fill, useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { useShopper } from '../session/useStorefront.js';
import { type CheckoutMessages, checkoutTexts } from '../texts.js';
import { FailureText } from '../ui/AsyncView.js';
import { readLanding } from './landing.js';
import { OffRows, Sums } from './OrderParts.js';

interface PlaceOrderProps {
  /** Identifies the order: sent again, it's still the same order. */
  orderKey: string;
  /** The cart that the summary is of. */
  cart: Cart;
  summary: Summary;
  choices: Choices;
  /** Whether the form of an address is open. */
  isEditing: boolean;
  /** Whether a new summary is loading. */
  isWaiting: boolean;
  /** Called when the order is no longer what was shown. */
  onChanged: () => void;
}

/** The order's total, and the button that places the order and leads to the card provider. */
export function PlaceOrder({
  orderKey,
  cart,
  summary,
  choices,
  isEditing,
  isWaiting,
  onChanged,
}: PlaceOrderProps) {
  const texts = checkoutTexts.useTexts();
  const { numbers } = useI18n();
  const navigate = useNavigate();
  // A guest has no account to collect points in.
  const isMember = useShopper() !== null;
  const [hasAgreed, setAgreed] = useState(false);
  /** Resolves with the order's number if it was placed but its payment page couldn't be found. */
  const place = async (): Promise<number | null> => {
    const orderChoices = { ...choices, coupon: summary.user_coupon_id };
    const { order_id, state } = await createOrder(orderChoices, summary.total, orderKey, readLanding());
    void refreshCart();
    chooseCoupon(null); // it's good for one order
    const payment = state === 'unpaid' ? await payOrder(order_id).catch(() => null) : { url: null };
    if (payment === null) return order_id;
    // Going back from the card provider should lead to the order, not to a checkout that's over.
    await navigate(pathTo('order', order_id), { replace: true });
    if (payment.url !== null) location.assign(payment.url);
    return null;
  };
  const {
    mutate,
    isPending,
    error,
    data: unpaid = null,
  } = useMutation({
    mutationFn: place,
    onError(error) {
      if (RequestError.of(error).code === 409) onChanged();
    },
  });
  const hasRisk = summary.lines.some(isImported);
  const problem = problemOf(texts, summary, numbers.list);
  /** What is still to be filled in, if nothing is wrong. */
  const toDo =
    choices.address === null
      ? texts.needAddress
      : isEditing
        ? texts.openAddress
        : hasRisk && !hasAgreed && texts.needConsent;
  return (
    <section className="card stack panel summary" aria-labelledby="checkout-summary">
      <h2 id="checkout-summary">{texts.summary}</h2>
      <OrderSums {...{ cart, summary, choices }} />
      {isMember && pointsFor(summary.total) > 0 && (
        <p className="hint">{numbers.plural(texts.earn, pointsFor(summary.total))}</p>
      )}
      {hasRisk && (
        <label className="form-check screen-only">
          <input type="checkbox" checked={hasAgreed} onChange={(event) => setAgreed(event.target.checked)} />
          {texts.importRisk}
        </label>
      )}
      <p
        role="status"
        className={problem ? 'summary-problem' : toDo ? 'hint screen-only' : 'visually-hidden'}
      >
        {problem || toDo}
      </p>
      {summary.blocked.length > 0 && <Link to={pathTo('cart')}>{texts.edit}</Link>}
      <button
        type="button"
        className="button summary-go screen-only"
        disabled={Boolean(problem || toDo)}
        aria-disabled={isPending || isWaiting}
        onClick={() => isPending || isWaiting || mutate()}
      >
        {isPending
          ? texts.placing
          : summary.total === 0 || choices.address === null || !summary.deliverable
            ? texts.placeFree
            : fill(texts.place, { price: numbers.price(summary.total, true) })}
      </button>
      <FailureText error={error} className="summary-problem" />
      {unpaid !== null && (
        <p className="summary-problem" role="alert">
          {texts.placedNotPaid} <Link to={pathTo('order', unpaid)}>{texts.toOrder}</Link>
        </p>
      )}
      <p className="hint screen-only">
        <WithTerms text={texts.terms} link={texts.termsLink} />
      </p>
    </section>
  );
}

type OrderSumsProps = Pick<PlaceOrderProps, 'cart' | 'summary' | 'choices'>;

/** The order's sums. Without an address, they are still those of the cart: its shipping is an estimate. */
function OrderSums({ cart, summary, choices }: OrderSumsProps) {
  if (choices.address !== null) return <Sums sums={summary} />;
  return (
    <CartSums cart={cart} off={offOf(summary)}>
      <OffRows sums={summary} />
    </CartSums>
  );
}

const offOf = ({ discount, points }: Summary): number => discount + points;

/** The order's sums folded into one line with the total, above the steps where the summary comes only after them. */
export function FoldedSums({ cart, summary, choices }: OrderSumsProps) {
  const { summary: title } = checkoutTexts.useTexts();
  const { numbers } = useI18n();
  return (
    <details className="card panel checkout-folded screen-only">
      <summary>
        {title}
        {choices.address !== null ? (
          summary.deliverable && `${SEPARATOR}${numbers.price(summary.total, true)}`
        ) : (
          <EstimatedTotal cart={cart} off={offOf(summary)} />
        )}
      </summary>
      <OrderSums {...{ cart, summary, choices }} />
    </details>
  );
}

/** The total with the shipping that the cart estimates, once that's known. @param off what's taken off, in US cents */
function EstimatedTotal({ cart, off }: { cart: Cart; off: number }) {
  const { numbers } = useI18n();
  const { shipping } = useShipping(cart);
  return (
    shipping?.deliverable && `${SEPARATOR}${numbers.price(cart.subtotal + shipping.shipping - off, true)}`
  );
}

/** Returns what is wrong with the order, or an empty string if nothing is. */
function problemOf(
  texts: CheckoutMessages,
  { blocked, deliverable }: Summary,
  listed: (names: readonly string[]) => string,
): string {
  if (blocked.length > 0) return fill(texts.blocked, { names: listed(blocked) });
  return deliverable ? '' : texts.notThere;
}

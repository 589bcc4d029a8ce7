import { Link } from 'react-router';
import type { Cart } from '../api/cart.js';
import { LockIcon, ReturnIcon, TruckIcon } from '../art/icons.js';
import { useSpeech } from '../messages/context.js';
import { useShopper } from '../session/useShopper.js';
import type { CartMessages } from './messages/messages.js';
import { CHECKOUT_PATH } from './paths.js';

/** What the cart comes to, and the way on. */
export function CartSummary({ cart, texts }: { cart: Cart; texts: CartMessages }) {
  const { numbers } = useSpeech();
  const isGuest = useShopper() === null;
  const isBlocked = cart.lines.some(({ saved, problem }) => !saved && problem !== null);
  return (
    <section className="summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary">{texts.summary}</h2>
      <dl className="sums">
        <div>
          <dt>
            {texts.subtotal} · {numbers.plural(texts.items, cart.count)}
          </dt>
          <dd>{numbers.price(cart.subtotal)}</dd>
        </div>
        <div>
          <dt>{texts.shipping}</dt>
          <dd className="sums-later">{texts.shippingLater}</dd>
        </div>
        <div className="sums-total">
          <dt>{texts.total}</dt>
          <dd>{numbers.price(cart.subtotal)}</dd>
        </div>
      </dl>
      {isBlocked ? (
        <p className="summary-problem" role="status">
          {texts.attention}
        </p>
      ) : (
        cart.count > 0 && (
          <Link className="button summary-go" to={CHECKOUT_PATH}>
            {texts.checkout}
          </Link>
        )
      )}
      {isGuest && <p className="summary-note">{texts.guestNote}</p>}
      <ul className="assurances">
        <li>
          <LockIcon />
          {texts.secure}
        </li>
        <li>
          <TruckIcon />
          {texts.tracked}
        </li>
        <li>
          <ReturnIcon />
          {texts.returns}
        </li>
      </ul>
    </section>
  );
}

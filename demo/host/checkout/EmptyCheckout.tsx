import { Link } from 'react-router';
import CartIcon from '../../assets/icons/cart.svg?react';
import { pathTo } from '../../shared/pages.js';
import { EmptyCart } from '../cart/EmptyCart.js';
import { useShopper } from '../session/useStorefront.js';
import { checkoutTexts } from '../texts.js';
import { Notice } from '../ui/Notice.js';

/** A checkout without items. A guest has no list of orders to look in. */
export function EmptyCheckout() {
  const texts = checkoutTexts.useTexts();
  if (useShopper() === null) return <EmptyCart />;
  return (
    <Notice
      className="cart-empty"
      icon={<CartIcon width={56} height={56} />}
      title={texts.empty}
      text={texts.emptyText}
    >
      <div className="form-buttons">
        <Link className="button" to={pathTo('cart')}>
          {texts.toCart}
        </Link>
        <Link className="button button-quiet" to={pathTo('orders')}>
          {texts.toOrder}
        </Link>
      </div>
    </Notice>
  );
}

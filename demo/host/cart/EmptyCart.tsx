import { Link } from 'react-router';
import CartIcon from '../../assets/icons/cart.svg?react';
import { pathTo } from '../../shared/pages.js';
import { openDialog } from '../session/openDialog.js';
import { useShopper } from '../session/useStorefront.js';
import { cartTexts } from '../texts.js';
import { Notice } from '../ui/Notice.js';

/** The page of a cart without items: where to shop, and for guests, how to see the cart of their account. */
export function EmptyCart() {
  const texts = cartTexts.useTexts();
  const isGuest = useShopper() === null;
  return (
    <Notice
      className="cart-empty"
      icon={<CartIcon width={56} height={56} />}
      title={texts.empty}
      text={isGuest ? texts.emptyGuest : texts.emptyText}
    >
      <div className="form-buttons">
        <Link className="button" to={pathTo('departments')}>
          {texts.shop}
        </Link>
        {isGuest && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => openDialog('storefront-sign-in')}
          >
            {texts.signIn}
          </button>
        )}
      </div>
    </Notice>
  );
}

import { Link } from 'react-router';
import CartIcon from '../../assets/icons/cart.svg?react';
import CheckIcon from '../../assets/icons/check.svg?react';
import { pathTo } from '../../shared/pages.js';
import { addLine } from '../api/cart.js';
import { fill, useI18n } from '../messages/i18n.js';
import { cartTexts } from '../texts.js';
import { FailureText } from '../ui/AsyncView.js';
import { announceAdded, useCartChange } from './cart.js';
import './AddToCart.css';

interface AddToCartProps {
  goodsId: number;
  /** The product's name, for the button's accessible name. */
  name: string;
  /** The number of pieces per click. Defaults to 1. */
  quantity?: number;
  /** For a card in a list: small, and without a link to the cart. */
  compact?: boolean;
  /** Whether another button beside it is the main one. */
  isSecond?: boolean;
}

/** The status, as named in the stylesheet and the tests. */
const STEPS = { idle: 'idle', pending: 'busy', success: 'done', error: 'failed' } as const;

/** Adds a product to the cart, which the header's cart then announces, or says why it can't. */
export function AddToCart({
  goodsId,
  name,
  quantity = 1,
  compact = false,
  isSecond = false,
}: AddToCartProps) {
  const texts = cartTexts.useTextsOnceLoaded();
  const { texts: common } = useI18n();
  const { mutate, status, isPending, isSuccess, error } = useCartChange();
  const label = isSuccess ? texts?.added : texts?.add;
  return (
    <div className="stack add-to-cart scripts-only" data-compact={compact} data-step={STEPS[status]}>
      <button
        type="button"
        className={compact ? 'button button-small' : isSecond ? 'button-quiet' : 'button'}
        aria-label={label && fill(common.labeled, { label, value: name })}
        aria-disabled={isPending}
        onClick={({ detail }) => {
          // The second click of a double click isn't for a second piece.
          if (isPending || detail > 1) return;
          mutate(() => addLine(goodsId, quantity), { onSuccess: () => announceAdded(name, quantity) });
        }}
      >
        {isSuccess ? <CheckIcon /> : <CartIcon />}
        <span>{(compact && !isSuccess ? texts?.addShort : label) ?? '\u00a0'}</span>
      </button>
      {!compact && (
        <p className="add-to-cart-said">
          {isSuccess && texts && (
            <>
              <span>{fill(texts.addedNamed, { name })}</span> <Link to={pathTo('cart')}>{texts.view}</Link>
            </>
          )}
        </p>
      )}
      <FailureText error={error} className="add-to-cart-failed" />
    </div>
  );
}

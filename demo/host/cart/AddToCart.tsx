import { useState } from 'react';
import { Link } from 'react-router';
import { CartIcon, CheckIcon } from '../art/icons.js';
import { useSpeech } from '../messages/context.js';
import { addToCart } from './cart.js';
import { cartTexts } from './messages/load.js';
import { CART_PATH } from './paths.js';

interface AddToCartProps {
  goodsId: number;
  /** The product's, for the button's name. */
  name: string;
  /** Pieces of a click; default 1. */
  quantity?: number;
  /** For a card in a list: small, and without the way to the cart. */
  compact?: boolean;
}

type Progress = { step: 'idle' | 'busy' | 'done' } | { step: 'failed'; message: string };

/** Puts a product into the cart, and says so, or why not. */
export function AddToCart({ goodsId, name, quantity = 1, compact = false }: AddToCartProps) {
  const texts = cartTexts.useTextsOnceLoaded();
  const { problem } = useSpeech().texts;
  const [progress, setProgress] = useState<Progress>({ step: 'idle' });
  const { step } = progress;
  const add = async () => {
    if (step === 'busy') return;
    setProgress({ step: 'busy' });
    const outcome = await addToCart(goodsId, quantity);
    if (outcome.status === 'ready') setProgress({ step: 'done' });
    else setProgress({ step: 'failed', message: outcome.code > 0 ? outcome.message : problem.failedText });
  };
  const label = step === 'done' ? texts?.added : texts?.add;
  return (
    <div className="add-to-cart" data-compact={compact} data-step={step}>
      <button
        type="button"
        className={compact ? 'button button-small' : 'button'}
        aria-label={texts && `${label}: ${name}`}
        aria-disabled={step === 'busy'}
        onClick={() => void add()}
      >
        {step === 'done' ? <CheckIcon /> : <CartIcon />}
        <span>{label ?? '\u00a0'}</span>
      </button>
      <p className={compact ? 'add-to-cart-said visually-hidden' : 'add-to-cart-said'} role="status">
        {step === 'done' && texts && (
          <>
            <span>{texts.addedNamed.replace('{name}', name)}</span>{' '}
            {!compact && <Link to={CART_PATH}>{texts.view}</Link>}
          </>
        )}
      </p>
      {progress.step === 'failed' && (
        <p className="add-to-cart-failed" role="alert">
          {progress.message}
        </p>
      )}
    </div>
  );
}

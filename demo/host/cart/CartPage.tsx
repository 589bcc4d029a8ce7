import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Cart, CartLine } from '../api/cart.js';
import { CartIcon } from '../art/icons.js';
import { openDialog } from '../session/openDialog.js';
import { useShopper } from '../session/useShopper.js';
import { useTitle } from '../shell/title.js';
import { CartSummary } from './CartSummary.js';
import { refreshCart, setInCart, useCart } from './cart.js';
import { FailedCall } from './FailedCall.js';
import { Line } from './Line.js';
import { Loading } from './Loading.js';
import type { CartMessages } from './messages/messages.js';

/** The cart: what is to be ordered, what is saved for later, and what it comes to. */
export function CartPage({ texts }: { texts: CartMessages }) {
  const cart = useCart();
  useTitle(texts.title);
  useEffect(() => {
    void refreshCart();
  }, []);
  return (
    <div className="page-width cart">
      <header className="cart-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
      </header>
      {cart.status === 'loading' && <Loading text={texts.loading} />}
      {cart.status === 'failed' && <FailedCall failure={cart} onRetry={refreshCart} />}
      {cart.status === 'ready' && <Filled cart={cart.data} texts={texts} />}
    </div>
  );
}

function Filled({ cart, texts }: { cart: Cart; texts: CartMessages }) {
  const [told, setTold] = useState<{ text: string; undo: CartLine | null }>({ text: '', undo: null });
  const undoButton = useRef<HTMLButtonElement>(null);
  const tell = (text: string, undo: CartLine | null = null) => setTold({ text, undo });
  useEffect(() => {
    // The button that removed the line is gone, and the focus with it.
    if (told.undo) undoButton.current?.focus();
  }, [told]);
  const { undo } = told;
  const putBack = async (line: CartLine) => {
    tell('');
    await setInCart(line.goods_id, line.buy_num, line.saved);
  };
  const wanted = cart.lines.filter(({ saved }) => !saved);
  const saved = cart.lines.filter((line) => line.saved);
  const list = (lines: CartLine[], label: string) => (
    <ul className="cart-lines" aria-label={label}>
      {lines.map((line) => (
        <Line key={line.goods_id} line={line} texts={texts} tell={tell} />
      ))}
    </ul>
  );
  return (
    <>
      <div className="cart-told" data-empty={told.text === ''}>
        <p role="status">{told.text}</p>
        {undo && (
          <button ref={undoButton} type="button" onClick={() => void putBack(undo)}>
            {texts.undo}
          </button>
        )}
      </div>
      <div className="cart-columns" data-empty={wanted.length === 0}>
        <div className="cart-main">
          {wanted.length > 0 ? list(wanted, texts.title) : <Empty texts={texts} />}
          {saved.length > 0 && (
            <section className="cart-saved" aria-labelledby="cart-saved">
              <h2 id="cart-saved">{texts.savedTitle}</h2>
              <p>{texts.savedLead}</p>
              {list(saved, texts.savedTitle)}
            </section>
          )}
        </div>
        {wanted.length > 0 && <CartSummary cart={cart} texts={texts} />}
      </div>
    </>
  );
}

function Empty({ texts }: { texts: CartMessages }) {
  const isGuest = useShopper() === null;
  return (
    <div className="notice cart-empty">
      <CartIcon size={56} />
      <h2>{texts.empty}</h2>
      <p>{texts.emptyText}</p>
      {isGuest && <p>{texts.emptyGuest}</p>}
      <div className="form-buttons">
        <Link className="button" to="/content/classify">
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
    </div>
  );
}

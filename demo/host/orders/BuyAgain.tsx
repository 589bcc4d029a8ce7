import { useState } from 'react';
import { Link } from 'react-router';
import { buyAgain } from '../api/orders.js';
import { refreshCart } from '../cart/cart.js';
import { CART_PATH } from '../cart/paths.js';
import { useSpeech } from '../messages/context.js';
import type { OrderMessages } from './messages/messages.js';

/** Puts what was ordered into the cart again, and says what of it. */
export function BuyAgain({ orderId, texts }: { orderId: number; texts: OrderMessages }) {
  const { texts: site, numbers } = useSpeech();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<{ added: number; missing: string[] } | null>(null);
  const [failure, setFailure] = useState('');
  const again = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    const outcome = await buyAgain(orderId);
    if (outcome.status === 'ready') {
      setDone(outcome.data);
      await refreshCart();
    } else {
      setFailure(outcome.code > 0 ? outcome.message : site.problem.failedText);
    }
    setBusy(false);
  };
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isBusy}
        onClick={() => void again()}
      >
        {texts.again}
      </button>
      <p className="order-told" role="status">
        {done && (
          <>
            {numbers.plural(texts.againDone, done.added)}{' '}
            {done.missing.length > 0 && `${texts.againMissing.replace('{name}', done.missing.join(', '))} `}
            {done.added > 0 && <Link to={CART_PATH}>{texts.toCart}</Link>}
          </>
        )}
      </p>
      {failure && (
        <p className="order-failure" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}

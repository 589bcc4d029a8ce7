import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import type { ListedOrder } from '../../shared/replies/orders.js';
import { buyAgain } from '../api/orders.js';
import { listPath } from '../cars/links.js';
import { refreshCart } from '../cart/cart.js';
import { useI18n } from '../messages/i18n.js';
import { orderTexts } from '../texts.js';
import { FailureText } from '../ui/AsyncView.js';
import { NameList } from '../ui/NameList.js';

/** Offers what can be bought again of an order. If all of it were cars, which are sold once, leads to similar ones. */
export function BuyAgain({ order: { order_id, state, lines } }: { order: ListedOrder }) {
  const texts = orderTexts.useTexts();
  // What was never paid hasn't been bought.
  const label = state === 'canceled' ? texts.orderAgain : texts.again;
  if (lines.some((line) => line.in_stock)) return <BuyAgainButton orderId={order_id} label={label} />;
  const makes = new Set(lines.map(({ make }) => make));
  if (makes.has(null)) return null;
  const [make] = makes.size === 1 ? makes : [];
  return (
    <Link className="button button-quiet" to={listPath(make ?? undefined)}>
      {texts.similarCars}
    </Link>
  );
}

/** Puts an order's items into the cart again, and says which ones it couldn't. */
function BuyAgainButton({ orderId, label }: { orderId: number; label: string }) {
  const texts = orderTexts.useTexts();
  const { numbers } = useI18n();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => buyAgain(orderId),
    onSuccess: refreshCart,
  });
  return (
    <>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
      >
        {label}
      </button>
      <div className="order-message" role="status">
        {data && (
          <>
            {numbers.plural(texts.againDone, data.added)}{' '}
            {data.added > 0 && <Link to={pathTo('cart')}>{texts.toCart}</Link>}
            {data.missing.length > 0 && <NameList title={texts.againMissing} names={data.missing} />}
          </>
        )}
      </div>
      <FailureText error={error} className="order-failure" />
    </>
  );
}

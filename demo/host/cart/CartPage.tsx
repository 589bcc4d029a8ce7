import { useEffect, useRef, useState } from 'react';
import { Link, type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import LockIcon from '../../assets/icons/lock.svg?react';
import ReturnIcon from '../../assets/icons/return.svg?react';
import TruckIcon from '../../assets/icons/truck.svg?react';
import { deliveryDates, deliveryDays } from '../../shared/delivery.js';
import { pathTo } from '../../shared/pages.js';
import type { Cart, CartLine } from '../../shared/replies/cart.js';
import { setLine } from '../api/cart.js';
import { unpaidQuery } from '../api/checkout.js';
import { couponsQuery } from '../api/coupons.js';
import { chooseFrom } from '../coupons/chosen.js';
import { useClaimed } from '../coupons/claimed.js';
import { OwnCoupons } from '../coupons/OwnCoupons.js';
import { prefetch, useOwnQuery, useShopQuery } from '../data/use-shop-query.js';
import { DealsSection } from '../home/DealsSection.js';
import { loadTexts, useI18n } from '../messages/i18n.js';
import { useShopper } from '../session/useStorefront.js';
import { useTitle } from '../shell/title.js';
import { cartTexts, couponTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { CarTerms } from './CarTerms.js';
import { CartSkeleton } from './CartSkeleton.js';
import { CartSums } from './CartSums.js';
import { cartQuery, useCartChange } from './cart.js';
import { EmptyCart } from './EmptyCart.js';
import { Line } from './Line.js';
import { UnpaidOrders } from './UnpaidOrders.js';
import { useDestination, useShipping } from './useShipping.js';
import './cart.css';

export const loader = ({ request }: LoaderFunctionArgs): Promise<null> => {
  chooseFrom(new URL(request.url).searchParams);
  prefetch(cartQuery);
  return loadTexts(cartTexts, couponTexts)();
};

/** The cart: the items to order, the items saved for later, and the total. */
export function Component() {
  const texts = cartTexts.useTexts();
  const cart = useShopQuery(cartQuery);
  // All of it appears together: what came later would push the rest away.
  const isWaiting = [
    useDestination(),
    useOwnQuery(couponsQuery),
    useOwnQuery(unpaidQuery, { guests: true }),
  ].some(({ isLoading }) => isLoading);
  const isClaimed = useClaimed();
  useTitle(texts.title);
  // The loader has chosen the URL's coupon. Another visit to this URL shouldn't undo what the shopper does next.
  const isNamed = useSearchParams()[0].has('coupon');
  const navigate = useNavigate();
  useEffect(() => {
    if (isNamed) void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  }, [isNamed, navigate]);
  const skeleton = <CartSkeleton text={texts.loading} />;
  return (
    <div className="stack page-width page-top cart">
      <header className="cart-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
      </header>
      <AsyncView query={cart} skeleton={skeleton}>
        {(cart) =>
          isWaiting ? (
            skeleton
          ) : (
            <>
              <UnpaidOrders />
              {/* A shopper who has just claimed coupons came for those, and anyone else for the cart. */}
              {isClaimed && <OwnCoupons claimed subtotal={cart.subtotal} />}
              <Filled cart={cart} />
              {!isClaimed && <OwnCoupons subtotal={cart.subtotal} />}
            </>
          )
        }
      </AsyncView>
    </div>
  );
}

/** How many of the day's deals an empty cart shows. */
const DEALS = 5;

function Filled({ cart }: { cart: Cart }) {
  const texts = cartTexts.useTexts();
  const [notice, setNotice] = useState<{ text: string; undo: CartLine | null }>({ text: '', undo: null });
  const undoButton = useRef<HTMLButtonElement>(null);
  const change = useCartChange();
  const { lang } = useI18n();
  const { zip, shipping } = useShipping(cart);
  /** As on its own page, whatever else the cart has. */
  const arrivalOf = (line: CartLine) =>
    shipping?.deliverable === false && line.car
      ? undefined
      : deliveryDates(lang, new Date(), deliveryDays(line, zip, line.picture.kind));
  const notify = (text: string, undo: CartLine | null = null) => setNotice({ text, undo });
  useEffect(() => {
    // The button that removed the line is gone, and it had the focus.
    if (notice.undo) undoButton.current?.focus();
  }, [notice]);
  const { undo } = notice;
  const putBack = ({ goods_id, buy_num, saved }: CartLine) => {
    notify('');
    change.mutate(() => setLine(goods_id, buy_num, saved));
  };
  const toBuy = cart.lines.filter(({ saved }) => !saved);
  const saved = cart.lines.filter((line) => line.saved);
  const list = (lines: CartLine[], label: string) => (
    <ul className="card lines cart-lines" aria-label={label}>
      {lines.map((line) => (
        <Line key={line.goods_id} line={line} dates={arrivalOf(line)} zip={zip} notify={notify} />
      ))}
    </ul>
  );
  return (
    <>
      <div className="row cart-notice tone-hybrid" data-empty={notice.text === ''}>
        <p role="status">{notice.text}</p>
        {undo && (
          <button ref={undoButton} type="button" className="link-button" onClick={() => putBack(undo)}>
            {texts.undo}
          </button>
        )}
      </div>
      <div className="stack-large cart-columns" data-empty={toBuy.length === 0}>
        <div className="stack cart-main">
          {toBuy.length > 0 ? list(toBuy, texts.title) : <EmptyCart />}
          {saved.length > 0 && (
            <section className="stack-small cart-saved screen-only" aria-labelledby="cart-saved">
              <h2 id="cart-saved">{texts.savedTitle}</h2>
              <p className="soft">{texts.savedLead}</p>
              {list(saved, texts.savedTitle)}
            </section>
          )}
        </div>
        {toBuy.length > 0 && <Summary cart={cart} />}
      </div>
      {toBuy.length === 0 && <DealsSection count={DEALS} />}
    </>
  );
}

function Summary({ cart }: { cart: Cart }) {
  const texts = cartTexts.useTexts();
  const isGuest = useShopper() === null;
  const toBuy = cart.lines.filter(({ saved }) => !saved);
  // Cars have terms of their own.
  const hasGoods = toBuy.some(({ car }) => car === null);
  const isBlocked = toBuy.some(({ problem }) => problem !== null);
  return (
    <section className="card stack panel summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary">{texts.summary}</h2>
      <CartSums cart={cart} />
      <CarTerms lines={toBuy} />
      {isBlocked ? (
        <p className="summary-problem" role="status">
          {texts.attention}
        </p>
      ) : (
        cart.count > 0 && (
          <Link className="button summary-go screen-only" to={pathTo('checkout')}>
            {texts.checkout}
          </Link>
        )
      )}
      {isGuest && <p className="hint screen-only">{texts.guestNote}</p>}
      <ul className="stack-tiny assurances screen-only">
        <li>
          <LockIcon />
          {texts.secure}
        </li>
        <li>
          <TruckIcon />
          {texts.tracked}
        </li>
        {hasGoods && (
          <li>
            <ReturnIcon />
            <Link to={pathTo('refunds')}>{texts.returns}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}

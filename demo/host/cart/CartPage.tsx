import { useEffect, useRef, useState } from 'react';
import { Link, type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router';
import LockIcon from '../../assets/icons/lock.svg?react';
import ReturnIcon from '../../assets/icons/return.svg?react';
import TruckIcon from '../../assets/icons/truck.svg?react';
import { arrivals, deliveryDates, deliveryDays } from '../../shared/delivery.js';
import { pathTo } from '../../shared/pages.js';
import type { Cart, CartLine } from '../../shared/replies/cart.js';
import type { Shipping } from '../../shared/replies/checkout.js';
import { setLine } from '../api/cart.js';
import { couponsQuery } from '../api/coupons.js';
import { CouponRow, useCartCoupon } from '../coupons/CouponRow.js';
import { chooseFrom } from '../coupons/chosen.js';
import { useClaimed } from '../coupons/claimed.js';
import { OwnCoupons } from '../coupons/OwnCoupons.js';
import { prefetch, useOwnQuery, useShopQuery } from '../data/use-shop-query.js';
import { fill, loadTexts, useI18n } from '../messages/i18n.js';
import { hasCents } from '../messages/numbers.js';
import { useShopper } from '../session/useStorefront.js';
import { useTitle } from '../shell/title.js';
import { cartTexts, couponTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { CartSkeleton } from './CartSkeleton.js';
import { cartQuery, useCartChange } from './cart.js';
import { EmptyCart } from './EmptyCart.js';
import { Line } from './Line.js';
import { countShipmentNotes, type ShipmentNote, shipmentNotes } from './shipmentNotes.js';
import { useShipping } from './useShipping.js';
import './cart.css';
import './summary.css';

export const loader = ({ request }: LoaderFunctionArgs): Promise<null> => {
  chooseFrom(new URL(request.url).searchParams);
  prefetch(cartQuery);
  return loadTexts(cartTexts, couponTexts)();
};

/** The cart: the items to order, the items saved for later, and the total. */
export function Component() {
  const texts = cartTexts.useTexts();
  const cart = useShopQuery(cartQuery);
  // The cart and the coupons appear together: if one came later, it would push the other away.
  const isWaiting = useOwnQuery(couponsQuery).isLoading;
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
    <div className="stack page-width cart">
      <header className="cart-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
      </header>
      <AsyncView query={cart} skeleton={skeleton}>
        {(cart) =>
          isWaiting ? (
            skeleton
          ) : (
            <>
              {/* A shopper who has just claimed coupons came for those, and anyone else for the cart. */}
              {isClaimed && <OwnCoupons claimed />}
              <Filled cart={cart} />
              {!isClaimed && <OwnCoupons />}
            </>
          )
        }
      </AsyncView>
    </div>
  );
}

function Filled({ cart }: { cart: Cart }) {
  const texts = cartTexts.useTexts();
  const [notice, setNotice] = useState<{ text: string; undo: CartLine | null }>({ text: '', undo: null });
  const undoButton = useRef<HTMLButtonElement>(null);
  const change = useCartChange();
  const { lang } = useI18n();
  const { shipping } = useShipping(cart);
  const isGuest = useShopper() === null;
  const arrivalOf = ({ goods_id }: CartLine) =>
    arrivals(
      lang,
      new Date(),
      (shipping?.shipments ?? []).filter(({ goods_ids }) => goods_ids.includes(goods_id)),
    )[0];
  // A shopper's address is about to come, and with it the dates: they take their room before, so that nothing moves.
  const awaitedOf = ({ zone }: CartLine) =>
    isGuest ? null : deliveryDates(lang, new Date(), deliveryDays({ zone, ships_from: '' }, ''));
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
  const list = (lines: CartLine[], label: string) => {
    const isExact = hasCents(lines.flatMap((line) => [line.total, line.price, line.list_price ?? 0]));
    return (
      <ul className="card lines cart-lines" aria-label={label}>
        {lines.map((line) => (
          <Line
            key={line.goods_id}
            line={line}
            dates={arrivalOf(line)}
            awaited={awaitedOf(line)}
            isExact={isExact}
            notify={notify}
          />
        ))}
      </ul>
    );
  };
  return (
    <>
      <div className="row cart-notice" data-empty={notice.text === ''}>
        <p role="status">{notice.text}</p>
        {undo && (
          <button ref={undoButton} type="button" className="link-button" onClick={() => putBack(undo)}>
            {texts.undo}
          </button>
        )}
      </div>
      <div className="stack cart-columns" data-empty={toBuy.length === 0}>
        <div className="stack cart-main">
          {toBuy.length > 0 ? list(toBuy, texts.title) : <EmptyCart />}
          {saved.length > 0 && (
            <section className="cart-saved" aria-labelledby="cart-saved">
              <h2 id="cart-saved">{texts.savedTitle}</h2>
              <p className="soft">{texts.savedLead}</p>
              {list(saved, texts.savedTitle)}
            </section>
          )}
        </div>
        {toBuy.length > 0 && <Summary cart={cart} />}
      </div>
    </>
  );
}

function Summary({ cart }: { cart: Cart }) {
  const texts = cartTexts.useTexts();
  const i18n = useI18n();
  const { numbers } = i18n;
  const isGuest = useShopper() === null;
  const coupon = useCartCoupon(cart.subtotal);
  const saving = coupon?.saving ?? 0;
  const { zip, shipping } = useShipping(cart);
  const delivery = shipping?.deliverable ? shipping.shipping : 0;
  // The amounts of a column all have cents, or none has.
  const isExact = hasCents([cart.subtotal, saving, delivery]);
  const price = (cents: number) => numbers.price(cents, isExact);
  const amountOf = ({ shipping: cents }: Shipping) => (cents === 0 ? texts.free : price(cents));
  const toBuy = cart.lines.filter(({ saved }) => !saved);
  const shippingNotes = (): ShipmentNote[] => {
    if (zip === '') return [{ kind: 'other', text: texts.shippingLater }];
    if (shipping === undefined) return [];
    if (!shipping.deliverable) return [{ kind: 'other', text: texts.notThere }];
    return shipmentNotes(i18n, texts, toBuy, shipping);
  };
  const notes = shippingNotes();
  // Their lines are there from the start, so that nothing moves when a shopper's zip code and the dates come.
  const rows = Math.max(notes.length, zip === '' && isGuest ? 1 : countShipmentNotes(toBuy));
  // Cars have terms of their own.
  const hasGoods = toBuy.some(({ picture }) => picture.kind !== 'car');
  const isBlocked = toBuy.some(({ problem }) => problem !== null);
  return (
    <section className="card stack summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary">{texts.summary}</h2>
      <dl className="sums">
        <div>
          <dt>
            {texts.subtotal} · {numbers.plural(texts.items, cart.count)}
          </dt>
          <dd>{price(cart.subtotal)}</dd>
        </div>
        <div>
          <dt>
            {zip === '' ? texts.shipping : fill(texts.shippingTo, { zip: `\u2068${zip}\u2069` })}
            {Array.from({ length: rows }, (_, at) => (
              <NoteLine key={String(at)} note={notes[at]} />
            ))}
          </dt>
          <dd>{shipping?.deliverable ? amountOf(shipping) : '–'}</dd>
        </div>
        {coupon && <CouponRow coupon={coupon} price={price} />}
        <div className="sums-total">
          <dt>{shipping?.deliverable ? texts.total : texts.totalBefore}</dt>
          <dd>{price(cart.subtotal - saving + delivery)}</dd>
        </div>
      </dl>
      {isBlocked ? (
        <p className="summary-problem" role="status">
          {texts.attention}
        </p>
      ) : (
        cart.count > 0 && (
          <Link className="button summary-go" to={pathTo('checkout')}>
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

/** One line below the price of the shipping, or the room for one. */
function NoteLine({ note }: { note: ShipmentNote | undefined }) {
  if (note?.kind === 'content')
    return (
      <small className="sums-when sums-content cut-name" dir="auto">
        {note.text}
      </small>
    );
  return (
    <small className="sums-when" data-dates={note?.kind === 'dates' || undefined}>
      {note?.text ?? '\u00a0'}
    </small>
  );
}

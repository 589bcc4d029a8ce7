import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import LockIcon from '../../assets/icons/lock.svg?react';
import { pathTo } from '../../shared/pages.js';
import type { Address } from '../../shared/replies/addresses.js';
import type { Cart, CartLine } from '../../shared/replies/cart.js';
import type { Summary } from '../../shared/replies/checkout.js';
import { useAddresses, usualAddress } from '../addresses/useAddresses.js';
import { statesQuery } from '../api/addresses.js';
import { type Choices, summaryQuery } from '../api/checkout.js';
import { couponsQuery } from '../api/coupons.js';
import { endGuest } from '../api/guests.js';
import { newKey } from '../api/request-key.js';
import { CarTerms } from '../cart/CarTerms.js';
import { CartSkeleton } from '../cart/CartSkeleton.js';
import { CartSums } from '../cart/CartSums.js';
import { cartQuery } from '../cart/cart.js';
import { chooseCoupon, usableChoice, useChosenCoupon } from '../coupons/chosen.js';
import { prefetch, useOwnQuery, useShopQuery } from '../data/use-shop-query.js';
import { CheckoutStart } from '../guests/CheckoutStart.js';
import { useGuest } from '../guests/useGuest.js';
import { fill, loadTexts } from '../messages/i18n.js';
import { useShopper } from '../session/useStorefront.js';
import { useTitle } from '../shell/title.js';
import { addressTexts, cartTexts, checkoutTexts, couponTexts, formTexts, guestTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { AddressChoice, openAddress } from './AddressChoice.js';
import { AwaitedLines } from './AwaitedLines.js';
import { Deliveries } from './Deliveries.js';
import { EmptyCheckout } from './EmptyCheckout.js';
import { OutsideNote } from './OutsideNote.js';
import { FoldedSums, PlaceOrder } from './PlaceOrder.js';
import { Reductions } from './Reductions.js';
import './checkout.css';
import '../cart/summary.css';

export const loader = (): Promise<null> => {
  prefetch(cartQuery);
  prefetch(statesQuery);
  return loadTexts(addressTexts, cartTexts, checkoutTexts, couponTexts, formTexts, guestTexts)();
};

export function Component() {
  const texts = checkoutTexts.useTexts();
  const shopper = useShopper();
  useTitle(texts.title);
  return (
    <div className="stack page-width page-top checkout">
      <header className="cart-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
      </header>
      {shopper === null ? <Guest /> : <Signed key={shopper} isGuest={false} />}
    </div>
  );
}

/** A checkout without a sign-in: first the email, then the same as with one. */
function Guest() {
  const texts = checkoutTexts.useTexts();
  const own = guestTexts.useTexts();
  const { isLoading, email, orderId } = useGuest();
  const { data: cart, isLoading: isCartLoading } = useShopQuery(cartQuery);
  if (isLoading || isCartLoading) return <CartSkeleton text={texts.loading} />;
  if (cart?.lines.every(({ saved }) => saved)) return <EmptyCheckout />;
  // A mailed link's session is for its order alone.
  if (email === null || orderId !== null)
    return (
      <div className="stack-large cart-columns">
        <CheckoutStart />
        {cart && <Bought cart={cart} />}
      </div>
    );
  return (
    <>
      <p className="checkout-guest">
        {fill(own.mailsTo, { email: `\u2068${email}\u2069` })}{' '}
        <button type="button" className="link-button" onClick={() => void endGuest()}>
          {own.change}
        </button>
      </p>
      <Signed key={email} isGuest />
    </>
  );
}

/** What a guest is about to buy, before the address is known. */
function Bought({ cart }: { cart: Cart }) {
  const texts = checkoutTexts.useTexts();
  const lines = cart.lines.filter(({ saved }) => !saved);
  return (
    <section className="card stack panel summary" aria-labelledby="checkout-bought">
      <div className="row panel-head">
        <h2 id="checkout-bought">{texts.summary}</h2>
        <Link to={pathTo('cart')}>{texts.edit}</Link>
      </div>
      <AwaitedLines lines={lines} />
      <CarTerms lines={lines} />
      <CartSums cart={cart} />
    </section>
  );
}

function Signed({ isGuest }: { isGuest: boolean }) {
  const texts = checkoutTexts.useTexts();
  const addresses = useAddresses({ guests: isGuest });
  // Loading the cart moves a guest's items to the shopper, before the order is summed up.
  const cart = useShopQuery(cartQuery);
  const chosenCoupon = useChosenCoupon();
  const coupons = useOwnQuery(couponsQuery);
  const skeleton = <CartSkeleton text={texts.loading} />;
  return (
    <AsyncView query={cart} skeleton={skeleton}>
      {(cart) => (
        <AsyncView query={addresses} skeleton={skeleton}>
          {(addresses) =>
            coupons.isLoading ? (
              skeleton
            ) : (
              <Order
                cart={cart}
                addresses={addresses}
                isGuest={isGuest}
                chosenCoupon={usableChoice(chosenCoupon, coupons.data, cart.subtotal)}
              />
            )
          }
        </AsyncView>
      )}
    </AsyncView>
  );
}

interface OrderProps {
  cart: Cart;
  addresses: Address[];
  /** A guest has no coupons and no points. */
  isGuest: boolean;
  /** The coupon that was chosen before, as in `Choices`. */
  chosenCoupon: number | null;
}

/** The order as the server sees it, with the shopper's choices. */
function Order({ cart, addresses, isGuest, chosenCoupon }: OrderProps) {
  const texts = checkoutTexts.useTexts();
  // One key for as long as the page is open: a click after a lost reply means the same order.
  const [key] = useState(newKey);
  const [chosen, setChosen] = useState<Partial<Choices>>({});
  // One that was chosen may have been removed since.
  const address =
    addresses.find(({ address_id }) => address_id === chosen.address) ?? usualAddress(addresses);
  const choices = {
    ...{ coupon: chosenCoupon, usePoints: false, ...chosen },
    address: address?.address_id ?? null,
  };
  const query = useOwnQuery(summaryQuery(choices, key), { isKept: true, guests: isGuest });
  const choose = (changes: Partial<Choices>) => {
    setChosen((before) => ({ ...before, ...changes }));
    if (changes.coupon !== undefined) chooseCoupon(changes.coupon);
  };
  const isBusy = query.isFetching;
  const isEditing = openAddress(useSearchParams()[0], addresses) !== null;
  return (
    <AsyncView query={query} skeleton={<CartSkeleton text={texts.loading} />}>
      {(summary) =>
        summary.lines.length === 0 && summary.blocked.length === 0 ? (
          <EmptyCheckout />
        ) : (
          <div className="stack-large cart-columns">
            <div className="stack checkout-steps" aria-busy={isBusy}>
              <FoldedSums {...{ cart, summary, choices }} />
              <AddressChoice addresses={addresses} chosen={choices.address} onChoose={choose} />
              <Delivery {...{ cart, summary, address }} />
              {!isGuest && <Reductions summary={summary} choices={choices} onChoose={choose} />}
              <section className="card stack-small panel checkout-step" aria-labelledby="checkout-payment">
                <h2 id="checkout-payment">{texts.payment}</h2>
                <p className="soft checkout-payment">
                  <LockIcon />
                  {texts.paymentText}
                </p>
              </section>
            </div>
            <PlaceOrder
              orderKey={key}
              {...{ cart, summary, choices, isEditing }}
              isWaiting={isBusy}
              onChanged={() => void query.refetch()}
            />
          </div>
        )
      }
    </AsyncView>
  );
}

interface DeliveryProps {
  cart: Cart;
  summary: Summary;
  /** Where it goes, if that is known. */
  address: Address | undefined;
}

function Delivery({ cart, summary: { lines, shipments }, address }: DeliveryProps) {
  const texts = checkoutTexts.useTexts();
  const isOrdered = ({ goods_id }: CartLine) => lines.some((line) => line.goods_id === goods_id);
  return (
    <section className="card stack-small panel checkout-step" aria-labelledby="checkout-items">
      <div className="row panel-head">
        <h2 id="checkout-items">{texts.items}</h2>
        <Link to={pathTo('cart')}>{texts.edit}</Link>
      </div>
      {address && shipments.length > 0 && <OutsideNote address={address} />}
      {address ? (
        <Deliveries lines={lines} shipments={shipments} ordered={new Date()} />
      ) : (
        <AwaitedLines lines={cart.lines.filter(isOrdered)} />
      )}
      <CarTerms lines={lines} />
    </section>
  );
}

import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import CheckIcon from '../../assets/icons/check.svg?react';
import { pathTo } from '../../shared/pages.js';
import type { PaymentState } from '../../shared/replies/checkout.js';
import { PostalAddress } from '../addresses/PostalAddress.js';
import { paymentQuery } from '../api/checkout.js';
import { orderQuery } from '../api/orders.js';
import type { SignedIn } from '../api/registration.js';
import { queryClient } from '../data/query-client.js';
import { useOwnQuery } from '../data/use-shop-query.js';
import { AccountCreated, AccountOffer } from '../guests/AccountOffer.js';
import { useGuest } from '../guests/useGuest.js';
import { fill, loadTexts, useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { PayButton } from '../orders/OrderActs.js';
import { useOrder } from '../orders/useOrder.js';
import { openDialog } from '../session/openDialog.js';
import { useShopper } from '../session/useStorefront.js';
import { useTitle } from '../shell/title.js';
import { cartTexts, checkoutTexts, guestTexts, orderTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Deliveries } from './Deliveries.js';
import { Sums } from './OrderParts.js';
import './checkout.css';

export const loader = loadTexts(cartTexts, checkoutTexts, guestTexts, orderTexts);

/** How long to wait before asking the shop again while a payment is processing. */
const AGAIN_MS = 2_000;

const isUnderWay = ({ state, payment }: PaymentState) => state === 'unpaid' && payment === 'processing';

/** The page that the card provider returns to, with `?order_id=`. Only the server knows the payment's outcome. */
export function Component() {
  const { back } = checkoutTexts.useTexts();
  const [search] = useSearchParams();
  const id = search.get('order_id') ?? '';
  useTitle(back.title);
  return (
    <div className="stack page-width page-top payment-back">
      {/^\d+$/.test(id) ? <Payment orderId={id} /> : <Unknown />}
    </div>
  );
}

/** Says that there is no such order, with a way on. */
function Unknown() {
  const { title, unknown, unknownText } = orderTexts.useTexts();
  const { back } = checkoutTexts.useTexts();
  const isShopper = useShopper() !== null;
  return (
    <div className="card notice">
      <h1 tabIndex={-1}>{unknown}</h1>
      <p>{unknownText}</p>
      <Link className="button" to={isShopper ? pathTo('orders') : '/'}>
        {isShopper ? title : back.goOn}
      </Link>
    </div>
  );
}

function Payment({ orderId }: { orderId: string }) {
  const texts = checkoutTexts.useTexts();
  const shopper = useShopper();
  const guest = useGuest();
  const payment = useOwnQuery(paymentQuery(orderId), {
    guests: guest.email !== null,
    refetchInterval: (payment) => payment !== undefined && isUnderWay(payment) && AGAIN_MS,
  });
  // It outlives the guest's session that it was created in.
  const [newAccount, setNewAccount] = useState<string | null>(null);
  if (guest.isLoading) return <Checking />;
  if (shopper === null && guest.email === null)
    return (
      <div className="card notice">
        <h1 tabIndex={-1}>{texts.guest}</h1>
        <button type="button" className="button" onClick={() => openDialog('storefront-sign-in')}>
          {texts.signIn}
        </button>
      </div>
    );
  return (
    <AsyncView
      query={payment}
      skeleton={<Checking />}
      failure={({ code }) => (code === 404 || code === 400 ? <Unknown /> : null)}
    >
      {(payment) =>
        isUnderWay(payment) ? (
          <Checking />
        ) : (
          <PaymentOutcome
            payment={payment}
            newAccount={newAccount}
            onCreated={({ token }) => {
              copyAnswers(payment.order_id, token);
              setNewAccount(guest.email);
            }}
          />
        )
      }
    </AsyncView>
  );
}

/** Shows a guest's order on, while it is fetched for the guest's new account. */
function copyAnswers(orderId: number, token: string): void {
  for (const { queryKey } of [paymentQuery(String(orderId)), orderQuery(String(orderId))])
    queryClient.setQueryData([...queryKey, token], queryClient.getQueryData([...queryKey, null]));
}

interface AccountProps {
  /** The email of the account that the guest has created on this page. */
  newAccount: string | null;
  onCreated: (account: SignedIn) => void;
}

function Checking() {
  const { back } = checkoutTexts.useTexts();
  return (
    <div className="card notice" aria-busy="true">
      <span className="payment-wait" aria-hidden="true" />
      <h1 tabIndex={-1}>{back.checking}</h1>
      <p role="status">{back.checkingText}</p>
    </div>
  );
}

function PaymentOutcome({ payment, ...account }: { payment: PaymentState } & AccountProps) {
  const { order_id, state, expires_at, mailed_to } = payment;
  const { back } = checkoutTexts.useTexts();
  const { numbers } = useI18n();
  const { data: order } = useOrder(String(order_id));
  const isOver = state === 'canceled' || state === 'refunded';
  const outcome = state === 'unpaid' ? 'unpaid' : isOver ? 'over' : 'paid';
  return (
    <>
      <div className="card notice" data-outcome={outcome}>
        {outcome === 'paid' && (
          <span className="payment-mark tone-electric">
            <CheckIcon />
          </span>
        )}
        <h1 tabIndex={-1}>{back[outcome]}</h1>
        <p role="status">{fill(back[`${outcome}Text`], { time: numbers.momentOf(expires_at) })}</p>
        <p className="payment-number">
          {fill(back.number, { n: order_id })}
          {outcome === 'unpaid' && order && `${SEPARATOR}${numbers.price(order.total, true)}`}
        </p>
        <div className="form-buttons screen-only">
          {outcome === 'unpaid' && <PayButton orderId={order_id} label={back.tryAgain} />}
          <Link
            className={outcome === 'unpaid' ? 'button button-quiet' : 'button'}
            to={pathTo('order', order_id)}
          >
            {back.toOrder}
          </Link>
          {outcome === 'paid' && (
            <Link className="button button-quiet" to="/">
              {back.goOn}
            </Link>
          )}
        </div>
      </div>
      {outcome === 'paid' && <Bought orderId={order_id} mailedTo={mailed_to} {...account} />}
    </>
  );
}

interface BoughtProps extends AccountProps {
  orderId: number;
  /** Where the confirmation is mailed to; null if it isn't. */
  mailedTo: string | null;
}

/** What was bought, when and where it arrives, and what happens next. */
function Bought({ orderId, mailedTo, newAccount, onCreated }: BoughtProps) {
  const { back, items, address } = checkoutTexts.useTexts();
  const { carReturns } = cartTexts.useTexts();
  const { data: order } = useOrder(String(orderId));
  const { email } = useGuest();
  if (order === undefined) return <span className="skeleton order-skeleton" aria-hidden="true" />;
  const { lines, shipments, ship_to, events, created_at } = order;
  const ordered = new Date(events.find(({ state }) => state === 'paid')?.at ?? created_at);
  const cars = lines.filter(({ picture }) => picture.kind === 'car').length;
  return (
    <div className="payment-bought">
      <section className="card stack order-part" aria-labelledby="payment-items">
        <h2 id="payment-items">{items}</h2>
        <Deliveries lines={lines} shipments={shipments} ordered={ordered} isPlaced />
        <Sums sums={order} />
      </section>
      <div className="stack">
        {newAccount !== null ? (
          <AccountCreated email={newAccount} />
        ) : (
          email !== null && <AccountOffer email={email} onCreated={onCreated} />
        )}
        <section className="card stack order-part" aria-labelledby="payment-next">
          <h2 id="payment-next">{back.next}</h2>
          <ul className="stack-tiny payment-next">
            {mailedTo !== null && <li>{fill(back.mailed, { email: `\u2068${mailedTo}\u2069` })}</li>}
            <li>{back.ships}</li>
            {cars < lines.length && (
              <li>
                <Link to={pathTo('refunds')}>{back.returns}</Link>
              </li>
            )}
            {cars > 0 && (
              <li>
                <Link to={`${pathTo('refunds')}#car-before`}>{carReturns}</Link>
              </li>
            )}
          </ul>
        </section>
        <section className="card stack order-part" aria-labelledby="payment-address">
          <h2 id="payment-address">{address}</h2>
          <PostalAddress address={ship_to} />
        </section>
      </div>
    </div>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { RequestError } from '../../../dist/index.js';
import { pathTo } from '../../shared/pages.js';
import type { ListedOrder, Order, OrderState } from '../../shared/replies/orders.js';
import { ConfirmDialog } from '../account/ConfirmDialog.js';
import { allOrders, payOrder } from '../api/checkout.js';
import { cancelOrder, cancelRest, confirmOrder, orderQuery } from '../api/orders.js';
import { refetchQuery, updateQuery } from '../data/use-shop-query.js';
import { fill, useI18n } from '../messages/i18n.js';
import { orderTexts } from '../texts.js';
import { FailureText } from '../ui/AsyncView.js';
import { ReportCar, ReturnLink } from './AfterDelivery.js';
import { BuyAgain } from './BuyAgain.js';
import { cancelText, restText } from './cancelText.js';
import { stateName } from './stateName.js';
import './orders.css';

/** Refetches the orders on screen. */
const refetchOrders = () => refetchQuery(allOrders);

/** Refetches after a 409: the order is no longer in the state shown. */
export const showChanged = (error: Error) =>
  RequestError.of(error).code === 409 ? refetchOrders() : undefined;

const CALLS = { cancel: cancelOrder, 'cancel-rest': cancelRest, confirm: confirmOrder } as const;

interface OrderActsProps {
  order: Order;
  /** Whether some of it may have arrived, if it has shipped. */
  isDue: boolean;
}

export function OrderActs({ order, isDue }: OrderActsProps) {
  const texts = orderTexts.useTexts();
  const { numbers } = useI18n();
  const [asked, setAsked] = useState<keyof typeof CALLS | null>(null);
  const { order_id, state, acts, shipments } = order;
  const act = useMutation({
    mutationFn: (call: keyof typeof CALLS) => CALLS[call](order_id),
    onSuccess(changed) {
      updateQuery(orderQuery(String(order_id)), () => changed);
      message.current?.focus(); // the button that was pressed is gone
    },
    onError: showChanged,
  });
  const message = useRef<HTMLParagraphElement>(null);
  const exact = (cents: number) => numbers.price(cents, true);
  const cancel = { confirm: texts.cancel, keep: texts.keep };
  const questions = {
    confirm: {
      ...{ title: texts.confirmQuestion, text: texts.confirmText },
      ...{ confirm: texts.confirm, keep: texts.notYet },
    },
    cancel: { ...cancel, title: texts.cancelQuestion, text: cancelText(order, texts, exact) },
    'cancel-rest': {
      ...{ ...cancel, title: texts.restQuestion, confirm: texts.cancelRest },
      ...{ text: restText(order, texts, exact), names: order.rest },
    },
  };
  const done = { confirm: texts.confirmed, cancel: texts.canceled, 'cancel-rest': texts.restCanceled };
  return (
    <>
      <div className="row order-acts screen-only">
        {state === 'unpaid' && <PayButton orderId={order_id} label={texts.pay} />}
        {/* Each of several deliveries has a button of its own. */}
        {acts.includes('confirm') && shipments.length < 2 && (
          <button
            type="button"
            className={isDue ? 'button' : 'button button-quiet'}
            aria-disabled={act.isPending}
            onClick={() => act.isPending || setAsked('confirm')}
          >
            {texts.confirm}
          </button>
        )}
        {order.can_return > 0 && <ReturnLink order={order} />}
        <ReportCar order={order} />
        {state !== 'unpaid' && <BuyAgain order={order} />}
        {(['cancel', 'cancel-rest'] as const)
          .filter((each) => acts.includes(each))
          .map((each) => (
            <button
              key={each}
              type="button"
              className="button button-quiet"
              aria-disabled={act.isPending}
              onClick={() => act.isPending || setAsked(each)}
            >
              {questions[each].confirm}
            </button>
          ))}
        <Link to={{ pathname: pathTo('contact'), search: `?order=${order_id}` }}>{texts.help}</Link>
      </div>
      <p ref={message} className="order-message" role="status" tabIndex={-1}>
        {act.isSuccess && done[act.variables]}
      </p>
      <FailureText error={act.error} className="order-failure" />
      {asked && (
        <ConfirmDialog
          {...questions[asked]}
          onConfirm={() => act.mutate(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface LabeledProps {
  orderId: number;
  label: string;
}

/** Opens the card provider's page, where the order is paid. */
export function PayButton({ orderId, label }: LabeledProps) {
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      const { url } = await payOrder(orderId);
      if (url !== null) location.assign(url);
      else await refetchOrders(); // it was paid meanwhile
    },
    onError: showChanged,
  });
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
      >
        {label}
      </button>
      <FailureText error={error} className="order-failure" />
    </>
  );
}

/** Until when an unpaid order is held. Renders nothing for any other. */
export function PayBy({ order: { state, expires_at } }: { order: ListedOrder }) {
  const { payBy, payByToday } = orderTexts.useTexts();
  const { numbers } = useI18n();
  if (state !== 'unpaid') return null;
  return <p className="order-until">{numbers.untilOf(expires_at, payBy, payByToday)}</p>;
}

/** Whether there is an invoice: not as long as nothing was charged. */
export const hasInvoice = (state: OrderState): boolean => state !== 'unpaid' && state !== 'canceled';

export function StateBadge({ order }: { order: ListedOrder }) {
  const texts = orderTexts.useTexts();
  return (
    <span className="badge order-state" data-state={order.state}>
      {stateName(order, texts)}
    </span>
  );
}

/** What an order's payment gives back, or that there was none. Renders nothing for an order that keeps all of it. */
export function MoneyBack({ order: { state, refunded } }: { order: ListedOrder }) {
  const texts = orderTexts.useTexts();
  const { numbers } = useI18n();
  if (state === 'canceled') return <p>{texts.notCharged}</p>;
  if (refunded === 0) return null;
  return <p>{fill(texts.refund, { price: numbers.price(refunded, true) })}</p>;
}

export function PaidBy({ order: { payment, state, total } }: { order: Order }) {
  const texts = orderTexts.useTexts();
  if (state === 'canceled') return <p>{texts.notCharged}</p>;
  if (payment?.card_last4 === '') return <p>{texts.online}</p>;
  if (payment) return <p>{fill(texts.card, { name: payment.card_brand, n: payment.card_last4 })}</p>;
  return <p>{state === 'unpaid' || total > 0 ? texts.notPaid : texts.byPoints}</p>;
}

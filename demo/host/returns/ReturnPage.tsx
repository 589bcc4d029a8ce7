import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { RequestError } from '../../../dist/index.js';
import { pathTo } from '../../shared/pages.js';
import type { Order, Return } from '../../shared/replies/orders.js';
import { lastDayOf, RETURN_CARRIER, SHIP_DAYS } from '../../shared/returns.js';
import { AccountLayout, accountLoader } from '../account/AccountLayout.js';
import { ConfirmDialog } from '../account/ConfirmDialog.js';
import { cancelReturn, orderQuery } from '../api/orders.js';
import { ProductPicture } from '../cart/ProductPicture.js';
import { refetchQuery, updateQuery } from '../data/use-shop-query.js';
import { fill, useI18n } from '../messages/i18n.js';
import { useOrder } from '../orders/useOrder.js';
import { orderTexts, returnTexts } from '../texts.js';
import { AsyncView, FailureText } from '../ui/AsyncView.js';
import { Labeled } from '../ui/Labeled.js';
import { Notice } from '../ui/Notice.js';
import { RefundRows } from './RefundRows.js';
import { ReturnLabel } from './ReturnLabel.js';
import { ReturnBadge, stepOf } from './Returns.js';
import '../orders/orders.css';
import './Returns.css';

export const loader = accountLoader(orderTexts, returnTexts);

/** A return: how far it is, how to send it back, and its label, which is all that's printed. */
export function Component() {
  const { id = '', returnId = '' } = useParams();
  const texts = returnTexts.useTexts();
  const order = useOrder(id);
  const unknown = <Notice title={texts.unknown} text={texts.unknownText} />;
  return (
    <AccountLayout guestOrders title={fill(texts.number, { n: returnId })}>
      <Link className="order-back screen-only" to={pathTo('order', id)}>
        {fill(texts.ofOrder, { n: id })}
      </Link>
      <AsyncView
        query={order}
        skeleton={<span className="skeleton order-skeleton" aria-hidden="true" />}
        failure={({ code }) => (code === 404 || code === 400 ? unknown : null)}
      >
        {(order) => {
          const orderReturn = order.returns.find(({ return_id }) => String(return_id) === returnId);
          return orderReturn === undefined ? (
            unknown
          ) : (
            <Whole key={returnId} order={order} orderReturn={orderReturn} />
          );
        }}
      </AsyncView>
    </AccountLayout>
  );
}

interface PartProps {
  order: Order;
  orderReturn: Return;
}

function Whole({ order, orderReturn }: PartProps) {
  const texts = returnTexts.useTexts();
  const [notice, setNotice] = useState('');
  const step = stepOf(orderReturn);
  return (
    <div className="stack return-page">
      <section className="card stack order-head" aria-label={texts.states[step]}>
        <div className="row order-head-row">
          <ReturnBadge orderReturn={orderReturn} />
        </div>
        <p className="order-meaning">{texts.meanings[step]}</p>
        {orderReturn.refusal && <p dir="auto">{orderReturn.refusal}</p>}
        {step === 'refused' && (
          <Link to={{ pathname: pathTo('contact'), search: `?topic=return&order=${order.order_id}` }}>
            {texts.contact}
          </Link>
        )}
        <Steps step={step} />
        <p className="order-message" role="status">
          {notice}
        </p>
      </section>
      <section className="card stack order-part" aria-labelledby="return-items">
        <h2 id="return-items">{texts.contents}</h2>
        <ul className="lines return-lines">
          {orderReturn.lines.map(({ goods_id, pieces }) => (
            <Line key={goods_id} order={order} goodsId={goods_id} pieces={pieces} />
          ))}
        </ul>
        <p className="hint">
          {orderReturn.note ? (
            <Labeled
              label={texts.reasons[orderReturn.reason]}
              value={<bdi key="note">{orderReturn.note}</bdi>}
            />
          ) : (
            texts.reasons[orderReturn.reason]
          )}
        </p>
        {step === 'refused' || step === 'canceled' || <Refund order={order} orderReturn={orderReturn} />}
      </section>
      {step === 'requested' && (
        <>
          <HowTo orderReturn={orderReturn} />
          <ReturnLabel order={order} orderReturn={orderReturn} />
          <Cancel order={order} orderReturn={orderReturn} notify={setNotice} />
        </>
      )}
    </div>
  );
}

const WAY: readonly ReturnType<typeof stepOf>[] = ['requested', 'received', 'refunded'];

/** How far a return is. Renders nothing if it ended otherwise. */
function Steps({ step }: { step: ReturnType<typeof stepOf> }) {
  const texts = returnTexts.useTexts();
  const at = WAY.indexOf(step);
  if (at < 0) return null;
  return (
    <ol className="order-steps" aria-label={texts.steps}>
      {WAY.map((each, index) => (
        <li key={each} data-done={index <= at} aria-current={index === at ? 'step' : undefined}>
          {texts.states[each]}
        </li>
      ))}
    </ol>
  );
}

function Line({ order, goodsId, pieces }: { order: Order; goodsId: number; pieces: number }) {
  const { numbers } = useI18n();
  const line = order.lines.find(({ goods_id }) => goods_id === goodsId);
  if (line === undefined) return null;
  return (
    <li>
      <span className="return-line">
        <ProductPicture picture={line.picture} goodsId={goodsId} />
        <span>
          <bdi>{line.goods_name}</bdi>
          <small className="hint">
            <bdi>{line.store_name}</bdi>
          </small>
        </span>
        <span dir="ltr">{`×\u00a0${numbers.count(pieces)}`}</span>
      </span>
    </li>
  );
}

/** How the refund comes about. What isn't the coupon's share, or its label, was refunded before. */
function Refund({ order, orderReturn: { value, shipping, label, points, refund } }: PartProps) {
  const off = value + shipping - label - points - refund;
  return (
    <RefundRows
      {...{ goods: value, shipping, label, points, refund }}
      {...(order.discount > 0 ? { discount: off } : { discount: 0, refunded: off })}
    />
  );
}

function HowTo({ orderReturn }: { orderReturn: Return }) {
  const texts = returnTexts.useTexts();
  const { numbers } = useI18n();
  const day = numbers.day(lastDayOf(new Date(orderReturn.created_at), SHIP_DAYS));
  return (
    <section className="card stack order-part return-how" aria-labelledby="return-how">
      <h2 id="return-how">{texts.how}</h2>
      <ol className="stack-tiny">
        <li>{texts.howPack}</li>
        <li>{texts.howLabel}</li>
        <li>{fill(texts.howShip, { carrier: RETURN_CARRIER, day })}</li>
      </ol>
      <button type="button" className="button" onClick={() => print()}>
        {texts.print}
      </button>
    </section>
  );
}

function Cancel({
  order: { order_id },
  orderReturn,
  notify,
}: PartProps & { notify: (text: string) => void }) {
  const texts = returnTexts.useTexts();
  const [isAsking, setAsking] = useState(false);
  const query = orderQuery(String(order_id));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => cancelReturn(order_id, orderReturn.return_id),
    onSuccess: (changed) => {
      updateQuery(query, () => changed);
      notify(texts.canceled);
    },
    onError: (failure) => (RequestError.of(failure).code === 409 ? refetchQuery(query) : undefined),
  });
  return (
    <div className="row order-acts screen-only">
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isPending}
        onClick={() => setAsking(true)}
      >
        {texts.cancel}
      </button>
      <FailureText error={error} className="order-failure" />
      {isAsking && (
        <ConfirmDialog
          title={texts.cancelQuestion}
          text={texts.cancelText}
          confirm={texts.cancel}
          keep={texts.keep}
          onConfirm={() => mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

import { useState } from 'react';
import { cancelOrder, confirmOrder, type Order } from '../api/orders.js';
import type { Outcome } from '../api/request.js';
import { useSpeech } from '../messages/context.js';
import { BuyAgain } from './BuyAgain.js';
import { CancelDialog } from './CancelDialog.js';
import type { OrderMessages } from './messages/messages.js';
import { PayButton } from './PayButton.js';

interface OrderActsProps {
  order: Order;
  texts: OrderMessages;
  /** The order as it is after an act. */
  onChange: (order: Order) => void;
  reload: () => Promise<void>;
}

/** What the shopper can do with an order now. */
export function OrderActs({ order, texts, onChange, reload }: OrderActsProps) {
  const { problem } = useSpeech().texts;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [told, setTold] = useState('');
  const { order_id, state, acts } = order;

  const act = async (call: Promise<Outcome<Order>>, done: string) => {
    setBusy(true);
    setFailure('');
    const outcome = await call;
    setBusy(false);
    if (outcome.status === 'ready') {
      onChange(outcome.data);
      return setTold(done);
    }
    setFailure(outcome.code > 0 ? outcome.message : problem.failedText);
    if (outcome.code === 409) await reload();
  };
  return (
    <>
      <div className="order-acts">
        {state === 'unpaid' && <PayButton orderId={order_id} texts={texts} />}
        {acts.includes('confirm') && (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => void act(confirmOrder(order_id), texts.confirmed)}
          >
            {texts.confirm}
          </button>
        )}
        {state !== 'unpaid' && <BuyAgain orderId={order_id} texts={texts} />}
        {acts.includes('cancel') && (
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={isBusy}
            onClick={() => setAsking(true)}
          >
            {texts.cancel}
          </button>
        )}
      </div>
      <p className="order-told" role="status">
        {told}
      </p>
      {failure && (
        <p className="order-failure" role="alert">
          {failure}
        </p>
      )}
      {isAsking && (
        <CancelDialog
          texts={texts}
          isPaid={state === 'paid'}
          onKeep={() => setAsking(false)}
          onCancel={() => {
            setAsking(false);
            void act(cancelOrder(order_id), texts.cancelled);
          }}
        />
      )}
    </>
  );
}

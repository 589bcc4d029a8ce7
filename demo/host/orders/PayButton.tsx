import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { payOrder } from '../api/checkout.js';
import { useSpeech } from '../messages/context.js';
import type { OrderMessages } from './messages/messages.js';

interface PayButtonProps {
  orderId: number;
  /** What it says. */
  texts: Pick<OrderMessages, 'pay'>;
}

/** Leads to the card provider's page, where the order is paid. */
export function PayButton({ orderId, texts }: PayButtonProps) {
  const { problem } = useSpeech().texts;
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const pay = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    const outcome = await payOrder(orderId);
    if (outcome.status === 'ready' && outcome.data.url !== null) return location.assign(outcome.data.url);
    setBusy(false);
    if (outcome.status === 'failed') setFailure(outcome.code > 0 ? outcome.message : problem.failedText);
    // It was paid or cancelled meanwhile: the page shows that.
    if (outcome.status === 'ready' || outcome.code === 409) await revalidate();
  };
  return (
    <>
      <button type="button" className="button" aria-disabled={isBusy} onClick={() => void pay()}>
        {texts.pay}
      </button>
      {failure && (
        <p className="order-failure" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}

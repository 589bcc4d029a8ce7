import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Order } from '../../shared/replies/orders.js';
import { ConfirmDialog } from '../account/ConfirmDialog.js';
import { confirmDelivery, orderQuery } from '../api/orders.js';
import { shipmentName } from '../checkout/shipmentName.js';
import { updateQuery } from '../data/use-shop-query.js';
import { fill } from '../messages/i18n.js';
import { checkoutTexts, orderTexts } from '../texts.js';
import { FailureText } from '../ui/AsyncView.js';
import { showChanged } from './OrderActs.js';

interface ConfirmDeliveryProps {
  order: Order;
  shipment: Order['shipments'][number];
}

/** The button that confirms the arrival of one of an order's deliveries, as long as there is something to confirm. */
export function ConfirmDelivery({ order: { order_id, shipments }, shipment }: ConfirmDeliveryProps) {
  const texts = orderTexts.useTexts();
  const checkout = checkoutTexts.useTexts();
  const [isAsking, setAsking] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => confirmDelivery(order_id, shipment),
    onSuccess(changed) {
      updateQuery(orderQuery(String(order_id)), () => changed);
      message.current?.focus(); // the button that was pressed is gone
    },
    onError: showChanged,
  });
  if (!shipment.can_confirm && !isSuccess) return null;
  const name = shipmentName(checkout, shipment, shipments);
  return (
    <div className="row order-acts screen-only">
      {shipment.can_confirm && (
        <button
          type="button"
          className="button button-quiet"
          aria-label={fill(texts.confirmNamed, { name })}
          aria-disabled={isPending}
          onClick={() => isPending || setAsking(true)}
        >
          {texts.confirmOne}
        </button>
      )}
      <p ref={message} className="order-message" role="status" tabIndex={-1}>
        {isSuccess && texts.confirmed}
      </p>
      <FailureText error={error} className="order-failure" />
      {isAsking && (
        <ConfirmDialog
          title={texts.confirmDelivery}
          text={texts.confirmDeliveryText}
          confirm={texts.confirmOne}
          keep={texts.notYet}
          onConfirm={() => mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

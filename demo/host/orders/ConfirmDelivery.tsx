import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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

/** The button that confirms the arrival of one of an order's deliveries. Renders nothing if there is nothing to confirm. */
export function ConfirmDelivery({ order: { order_id, shipments }, shipment }: ConfirmDeliveryProps) {
  const texts = orderTexts.useTexts();
  const checkout = checkoutTexts.useTexts();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => confirmDelivery(order_id, shipment),
    onSuccess: (changed) => updateQuery(orderQuery(String(order_id)), () => changed),
    onError: showChanged,
  });
  if (!shipment.can_confirm) return null;
  const name = shipmentName(checkout, shipment, shipments);
  return (
    <div className="row order-acts screen-only">
      <button
        type="button"
        className="button button-quiet"
        aria-label={fill(texts.confirmNamed, { name })}
        aria-disabled={isPending}
        onClick={() => isPending || setAsking(true)}
      >
        {texts.confirm}
      </button>
      <FailureText error={error} className="order-failure" />
      {isAsking && (
        <ConfirmDialog
          title={texts.confirmDelivery}
          text={texts.confirmDeliveryText}
          confirm={texts.confirm}
          keep={texts.notYet}
          onConfirm={() => mutate()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

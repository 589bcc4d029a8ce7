import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ConfirmDialog } from '../../host/account/ConfirmDialog.js';
import { fill } from '../../host/messages/i18n.js';
import { FailureText } from '../../host/ui/AsyncView.js';
import { pastable } from '../../host/ui/pasting.js';
import type { SellerOrder } from '../../shared/replies/seller-store.js';
import { correctTracking, refetchStore, shipOrder } from '../api/store.js';
import { storeTexts } from '../texts.js';

interface ShippingProps {
  /** The order ID. */
  id: number;
  to: NonNullable<SellerOrder['ship_to']>;
  /** Shows the seller a message about what was done. */
  notify: (text: string) => void;
}

/** Where to send a part of an order, and how it was sent. */
export function Shipping({ id, to, notify }: ShippingProps) {
  const { orders: texts } = storeTexts.useTexts();
  const [isAsking, setAsking] = useState(false);
  const shipping = useMutation({
    mutationFn: (tracking: string) => shipOrder(id, tracking),
    onSuccess: async () => {
      await refetchStore();
      notify(fill(texts.shipped, { id }));
    },
  });
  return (
    <div className="seller-ship">
      <div>
        <h3>{texts.shipTo}</h3>
        <address dir="ltr">
          {[
            to.contact_name,
            [to.street, to.unit].filter(Boolean).join(', '),
            `${to.city_name}, ${to.state} ${to.post_code}`,
            to.phone,
          ].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </div>
      <TrackingForm
        id={id}
        sending={shipping}
        button={texts.ship}
        named={texts.shipNamed}
        onSubmit={(tracking) => (tracking === '' ? setAsking(true) : shipping.mutate(tracking))}
      />
      {isAsking && (
        <ConfirmDialog
          title={fill(texts.untracked, { id })}
          text={texts.untrackedText}
          confirm={texts.ship}
          keep={texts.addTracking}
          onConfirm={() => shipping.mutate('')}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

interface CorrectionProps extends Pick<ShippingProps, 'id' | 'notify'> {
  /** The number so far. */
  tracking: string;
}

/** A button that opens the tracking number of a sent part for a correction. */
export function Correction({ id, tracking, notify }: CorrectionProps) {
  const { orders: texts } = storeTexts.useTexts();
  const [isOpen, setOpen] = useState(false);
  const correcting = useMutation({
    mutationFn: (corrected: string) => correctTracking(id, corrected),
    onSuccess: async () => {
      setOpen(false);
      await refetchStore();
      notify(fill(texts.corrected, { id }));
    },
  });
  if (!isOpen) {
    return (
      <p>
        <button
          type="button"
          className="link-button seller-link"
          aria-label={fill(texts.correctNamed, { id })}
          onClick={() => setOpen(true)}
        >
          {tracking === '' ? texts.addTracking : texts.correct}
        </button>
      </p>
    );
  }
  return (
    <div className="seller-ship">
      <TrackingForm
        id={id}
        tracking={tracking}
        sending={correcting}
        button={texts.saveTracking}
        named={texts.correctNamed}
        onSubmit={(corrected) => correcting.mutate(corrected)}
      />
    </div>
  );
}

interface TrackingFormProps {
  id: number;
  tracking?: string;
  sending: UseMutationResult<unknown, Error, string>;
  button: string;
  /** The button's name for a screen reader, with the order's `{id}`. */
  named: string;
  onSubmit: (tracking: string) => void;
}

function TrackingForm({ id, tracking = '', sending, button, named, onSubmit }: TrackingFormProps) {
  const { orders: texts } = storeTexts.useTexts();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('tracking') ?? '').trim();
    if (!sending.isPending) onSubmit(typed);
  };
  return (
    <form onSubmit={submit}>
      <label htmlFor={`tracking-${id}`}>{texts.tracking}</label>
      <div className="form-beside">
        <input
          {...pastable({ dir: 'ltr', maxLength: 40, autoComplete: 'off', autoCapitalize: 'characters' })}
          id={`tracking-${id}`}
          className="input"
          name="tracking"
          defaultValue={tracking}
        />
        <button
          type="submit"
          className="button"
          aria-label={fill(named, { id })}
          aria-disabled={sending.isPending}
        >
          {button}
        </button>
      </div>
      <FailureText error={sending.error} className="form-wrong" />
    </form>
  );
}

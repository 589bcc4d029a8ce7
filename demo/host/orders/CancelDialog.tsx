import { useEffect, useRef } from 'react';
import type { OrderMessages } from './messages/messages.js';

interface CancelDialogProps {
  texts: OrderMessages;
  isPaid: boolean;
  onKeep: () => void;
  onCancel: () => void;
}

/** Asks once more before an order is cancelled. Enter and Escape keep it. */
export function CancelDialog({ texts, isPaid, onKeep, onCancel }: CancelDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="remove-dialog cancel-dialog"
      aria-labelledby="cancel-question"
      aria-describedby="cancel-text"
      onClose={onKeep}
    >
      <h2 id="cancel-question">{texts.cancelQuestion}</h2>
      <p id="cancel-text">{isPaid ? texts.cancelPaid : texts.cancelUnpaid}</p>
      <div className="form-buttons">
        <button type="button" className="button button-quiet" onClick={onKeep}>
          {texts.keep}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </dialog>
  );
}

import { useEffect, useRef } from 'react';
import type { AddressMessages } from './messages/messages.js';

interface RemoveDialogProps {
  texts: AddressMessages;
  name: string;
  onKeep: () => void;
  onRemove: () => void;
}

/** Asks before an address is removed; Escape keeps it. */
export function RemoveDialog({ texts, name, onKeep, onRemove }: RemoveDialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('.button-quiet')?.focus(); // Enter alone removes nothing
    return () => dialog?.close(); // gives the focus back
  }, []);
  return (
    <dialog
      ref={box}
      className="remove-dialog"
      role="alertdialog"
      aria-labelledby="remove-question"
      aria-describedby="remove-text"
      onCancel={(event) => {
        event.preventDefault(); // it closes by no longer being drawn
        onKeep();
      }}
    >
      <h2 id="remove-question">{texts.removeQuestion}</h2>
      <p id="remove-text" dir="auto">
        {texts.removeText.replace('{name}', name)}
      </p>
      <div className="form-buttons">
        <button type="button" className="button" onClick={onRemove}>
          {texts.remove}
        </button>
        <button type="button" className="button button-quiet" onClick={onKeep}>
          {texts.keep}
        </button>
      </div>
    </dialog>
  );
}

import { useEffect, useId, useRef } from 'react';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The label of the button that confirms the action. */
  confirm: string;
  /** The label of the button that leaves everything as it is. */
  keep: string;
  onConfirm: () => void;
  /** Called whatever the answer is. */
  onClose: () => void;
}

/** Asks before something is removed. Escape cancels. */
export function ConfirmDialog({ title, text, confirm, keep, onConfirm, onClose }: ConfirmDialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('.button-quiet')?.focus(); // so that pressing Enter removes nothing
    return () => dialog?.close(); // returns the focus
  }, []);
  return (
    <dialog
      ref={box}
      className="card remove-dialog"
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault(); // the dialog closes when it's no longer rendered
        onClose();
      }}
    >
      <h2 id={`${id}title`}>{title}</h2>
      <p id={`${id}text`} dir="auto">
        {text}
      </p>
      <div className="form-buttons">
        <button
          type="button"
          className="button"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {confirm}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {keep}
        </button>
      </div>
    </dialog>
  );
}

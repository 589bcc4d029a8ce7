import { useEffect, useId, useRef } from 'react';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What the button that does it says. */
  confirm: string;
  /** What the button that leaves all as it is says. */
  keep: string;
  onConfirm: () => void;
  /** Whatever the answer is. */
  onClose: () => void;
}

/** Asks before something is gone; Escape keeps it. */
export function ConfirmDialog({ title, text, confirm, keep, onConfirm, onClose }: ConfirmDialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('.button-quiet')?.focus(); // Enter alone removes nothing
    return () => dialog?.close(); // gives the focus back
  }, []);
  return (
    <dialog
      ref={box}
      className="card remove-dialog"
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => {
        event.preventDefault(); // it closes by no longer being drawn
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

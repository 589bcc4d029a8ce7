import { useEffect, useId, useRef } from 'react';
import { NameList } from '../ui/NameList.js';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The names of what is removed, if there's more than the text says. */
  names?: readonly string[];
  /** The label of the button that confirms the action. */
  confirm: string;
  /** The label of the button that leaves everything as it is. */
  keep: string;
  onConfirm: () => void;
  /** Called whatever the answer is. */
  onClose: () => void;
}

/** Asks before something is removed. Escape cancels. */
export function ConfirmDialog({ title, text, names, ...props }: ConfirmDialogProps) {
  const { confirm, keep, onConfirm, onClose } = props;
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
      aria-describedby={names ? `${id}text ${id}names` : `${id}text`}
      onCancel={(event) => {
        event.preventDefault(); // the dialog closes when it's no longer rendered
        onClose();
      }}
    >
      <h2 id={`${id}title`}>{title}</h2>
      <p id={`${id}text`} dir="auto">
        {text}
      </p>
      {names && <NameList id={`${id}names`} names={names} />}
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

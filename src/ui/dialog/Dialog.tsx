import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { CloseIcon, icon } from '../icons.js';
import { deepActive, focusFirst } from './focus.js';
import { lockScroll } from './lock-scroll.js';

export const BackIcon = icon('M19 12H5M11 6l-6 6 6 6');

export interface DialogProps {
  /** Whether it is shown; closed, nothing of it is in the document. */
  readonly open: boolean;
  /** Its heading, and so its name. */
  readonly title: ReactNode;
  /** The name of the button that closes it. */
  readonly closeLabel: string;
  /** The shopper wants it closed: the button, Escape, a press beside it. It closes when `open` becomes false. */
  readonly onClose: () => void;
  /** The button that leads back, before the heading; `label` is its name. */
  readonly back?: { readonly label: string; readonly onBack: () => void } | null | undefined;
  /** What it shows now: with another step, the focus goes to the first field anew. */
  readonly step?: string;
  /** What is told in its `status`: a message outside of an open modal dialog can be neither hovered nor focused. */
  readonly message?: ReactNode;
  /** The name under which it can be styled from the page; `dialog` by default. */
  readonly part?: string;
  /** A class beside `dialog`, for a dialog of another shape. */
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A modal dialog on the browser's own: the page behind it is inert and does not scroll, Tab stays within, Escape
 * closes. The focus goes to its first field, or to its heading, and back to where it was.
 */
export function Dialog({ open, ...shown }: DialogProps): ReactNode {
  return open ? <Shown {...shown} /> : null;
}

function Shown(props: Omit<DialogProps, 'open'>): ReactNode {
  const {
    title,
    closeLabel,
    onClose,
    back,
    step,
    message,
    part = 'dialog',
    className = '',
    children,
  } = props;
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);

  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const opener = deepActive(dialog.ownerDocument);
    const unlock = lockScroll(dialog.ownerDocument);
    showModal(dialog);
    return () => {
      dialog.close();
      unlock();
      // A browser gives the focus back only when nothing was taken out of the document first.
      const { activeElement, body } = dialog.ownerDocument;
      if (!activeElement || activeElement === body) opener?.focus({ preventScroll: true });
    };
  }, []);

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!isFirst.current && box.current) focusFirst(box.current);
    isFirst.current = false;
  }, [step]);

  const isBeside = (event: SyntheticEvent) => event.target === event.currentTarget;
  return (
    <dialog
      ref={box}
      part={part}
      className={`dialog ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault(); // it closes by `open`
        onClose();
      }}
      // Not by us: of what we closed, there is nothing, or it was shown again.
      onClose={() => box.current?.open === false && onClose()}
      // It begins anew in an element that was moved, and there the dialog is no modal one any more.
      onAnimationStart={(event) => showModal(event.currentTarget)}
      // Text that is selected from within to beside is no wish to close.
      onPointerDown={(event) => {
        isPressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (isPressedBeside.current && isBeside(event)) onClose();
      }}
    >
      <header className="dialog-head">
        {back && (
          <button
            type="button"
            part="back"
            className="dialog-icon"
            aria-label={back.label}
            onClick={back.onBack}
          >
            <BackIcon />
          </button>
        )}
        <h2 id={id} part="title" className="dialog-title" tabIndex={-1} dir="auto">
          <span key={String(title)}>{title}</span>
        </h2>
        <button type="button" part="close" className="dialog-icon" aria-label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      <div className="dialog-body">{children}</div>
      <div role="status">{message}</div>
    </dialog>
  );
}

/** Shows a dialog that is not shown as a modal one: because it is new, or because it was moved. */
function showModal(dialog: HTMLDialogElement): void {
  if (dialog.matches(':modal')) return;
  dialog.open = false;
  if (dialog.isConnected) dialog.showModal();
  else dialog.open = true; // so that its animation begins, and it is shown, when it is in a document again
  focusFirst(dialog);
}

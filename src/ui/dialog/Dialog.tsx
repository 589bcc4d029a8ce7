import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { useCloseOnEscape } from '../escape.js';
import { CloseIcon, icon } from '../icons.js';
import { deepActive } from '../tree.js';
import { useVisible } from '../use-visible.js';
import { focusFirst, isModal, keepModal, type Modality } from './modal.js';

export const BackIcon = icon('M19 12H5M11 6l-6 6 6 6');

export interface DialogProps {
  /** Whether the dialog is shown. While closed, none of it is in the document. */
  readonly open: boolean;
  /** The heading, which is also the accessible name. */
  readonly title: ReactNode;
  /** The accessible name of the Close button. */
  readonly closeLabel: string;
  /** Called on the Close button, Escape, or a press outside. The dialog closes once `open` becomes false. */
  readonly onClose: () => void;
  /** The Back button before the heading. `label` is its accessible name. */
  readonly back?: { readonly label: string; readonly onBack: () => void } | null | undefined;
  /** The current step. When it changes, the focus goes to the first field again. */
  readonly step?: string;
  /** The message in its `status`. A message outside an open modal dialog can't be hovered or focused. */
  readonly message?: ReactNode;
  /** The part name for styling it from the page. Defaults to `dialog`. */
  readonly part?: string;
  /** A class in addition to `dialog`, for a dialog with another shape. */
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A modal dialog, based on the browser's own. The page behind it is inert and doesn't scroll, Tab stays inside, and
 * Escape closes it. The focus goes to its first field or its heading, and afterward back to where it was. In a page that
 * the visitor hasn't seen yet, it opens when they do.
 */
export function Dialog({ open, ...shown }: DialogProps): ReactNode {
  const isVisible = useVisible();
  return open && isVisible ? <Shown {...shown} /> : null;
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
  const modal = useRef<Modality>(undefined);
  const isPressedBeside = useRef(false);

  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const opener = deepActive(dialog.ownerDocument);
    const modality = keepModal(dialog);
    modal.current = modality;
    return () => {
      modality.end();
      // Browsers only restore the focus if nothing was removed from the document first.
      const { activeElement, body } = dialog.ownerDocument;
      if (!activeElement || activeElement === body) opener?.focus({ preventScroll: true });
    };
  }, []);

  useCloseOnEscape(box, {
    isOpen: true,
    close: onClose,
    takesAll: true,
    isShown: isModal,
  });

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
        event.preventDefault(); // `open` controls when it closes
        onClose();
      }}
      // The browser closed it. If we did, the dialog is gone or has been shown again.
      onClose={() => box.current?.open === false && onClose()}
      // The animation restarts when the element was moved, and then the dialog is no longer modal.
      onAnimationStart={() => modal.current?.look()}
      // Selecting text from inside to outside must not close the dialog.
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

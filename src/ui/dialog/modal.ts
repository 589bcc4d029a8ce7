import { deepActive, parentOf } from '../tree.js';
import { keepInView } from './in-view.js';
import { lockScroll } from './lock-scroll.js';

/** Keeps a dialog modal while it can be seen. */
export interface Modality {
  /** Looks again whether the dialog can be seen. */
  readonly look: () => void;
  /** Closes the dialog for good. */
  readonly end: () => void;
}

/**
 * Whether an open dialog has a box. It has none in a part of the page that isn't rendered: with `display: none`,
 * `content-visibility: hidden`, or `hidden`, in closed `details`, or outside the document.
 */
const isRendered = (dialog: HTMLDialogElement): boolean =>
  dialog.checkVisibility?.() ?? dialog.getClientRects().length > 0;

/** Returns the focused element if it's in a dialog, its slotted content included. */
function focusedIn(dialog: HTMLDialogElement): HTMLElement | null {
  const focused = deepActive(dialog.ownerDocument);
  for (let element: Element | null = focused; element; element = parentOf(element))
    if (element === dialog) return focused;
  return null;
}

/** Whether a dialog is modal, or as good as it gets: a simulated browser may neither know the selector nor have such dialogs. */
export function isModal(dialog: Element): boolean {
  try {
    return dialog.matches(':modal');
  } catch {
    return dialog.hasAttribute('open');
  }
}

/**
 * Shows a dialog as modal for as long as it can be seen. Browsers make the page inert even for a modal dialog that isn't
 * rendered, and nothing could be seen or pressed any more: https://github.com/whatwg/html/issues/12287. Meanwhile, the
 * dialog is open without being modal, and the page stays as it is.
 */
export function keepModal(dialog: HTMLDialogElement): Modality {
  let stopKeepingInView = () => {};
  let unlock: (() => void) | null = null;
  const release = () => {
    unlock?.();
    unlock = null;
  };
  const look = () => {
    const isNew = !isModal(dialog);
    // A page that moves or morphs its tree must not take a shopper from the field that they are typing in.
    const focused = isNew ? focusedIn(dialog) : null;
    if (isNew) {
      dialog.open = false;
      // First of all, because WebKit keeps the sizes that its content had in the place of a dialog that isn't modal.
      if (dialog.isConnected) dialog.showModal?.();
      stopKeepingInView(); // it may have been moved to another frame
      stopKeepingInView = keepInView(dialog);
    }
    if (isRendered(dialog)) {
      unlock ??= lockScroll(dialog.ownerDocument);
      if (focused) focused.focus({ preventScroll: true });
      else if (isNew) focusFirst(dialog);
    } else {
      if (isModal(dialog)) dialog.close?.();
      dialog.open = true; // so that it has a box as soon as the page shows it again
      release();
    }
  };
  // A dialog that loses or gets its box, for any reason, stops or starts intersecting the window.
  const view = dialog.ownerDocument.defaultView;
  const watcher = view?.IntersectionObserver ? new view.IntersectionObserver(look) : null;
  watcher?.observe(dialog);
  look();
  return {
    look,
    end() {
      watcher?.disconnect();
      stopKeepingInView();
      dialog.close?.();
      release();
    },
  };
}

/**
 * Focuses the field that is marked as the next one in a dialog or its slotted content, or else the first field, or else
 * the heading.
 */
export function focusFirst(dialog: HTMLElement): void {
  const slotted = [...dialog.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements());
  const find = (selector: string) =>
    [dialog, ...slotted].map((part) => part.querySelector<HTMLElement>(selector)).find(Boolean);
  (find('[data-next]') ?? find('input:enabled') ?? find('h2'))?.focus({ preventScroll: true });
}

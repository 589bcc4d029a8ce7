import { type ReactNode, useContext } from 'react';
import { FrameMessage, Styles } from '../element/Frame.js';
import type { FrameState } from '../element/use-frame.js';
import { useWidget } from '../element/widget-context.js';
import { Link } from '../navigation/Link.js';
import { readUserInfo } from '../state/identity.js';
import { hasAddressBook } from '../state/location.js';
import { useStore } from '../state/use-store.js';
import dialogCss from '../ui/dialog/Dialog.css';
import { Dialog } from '../ui/dialog/Dialog.js';
import { lazy, useLazy } from '../ui/lazy.js';
import css from './LocationDialog.css';
import type { location } from './location.definition.js';
import { LocationMessagesContext } from './messages.js';
import type { ZipEntryState } from './use-zip-entry.js';
import { ZipEntry } from './ZipEntry.js';

const sheets = [dialogCss, css];

/** Loaded when a shopper who may have saved addresses opens the dialog. */
const savedAddresses = lazy(() => import('./SavedAddresses.js'));

interface LocationDialogProps {
  readonly open: boolean;
  readonly frame: FrameState;
  readonly entry: ZipEntryState;
}

/** The dialog with the saved addresses, or a link to them, and the zip code field. */
export function LocationDialog({ open, frame, entry }: LocationDialogProps): ReactNode {
  const { host } = useWidget<typeof location>();
  const text = useContext(LocationMessagesContext);
  const hasBook = useStore(hasAddressBook);
  // Whether a user is still known from an earlier sign-in: the token expires separately (spec 2.3).
  const hasAccount = useStore(() => readUserInfo() !== null);
  const book = useLazy(savedAddresses, open && hasBook);

  const close = () => {
    host.update({ open: false });
    host.emit('storefront-close', {});
  };
  const waiting = (onRetry: (() => void) | null) => <Waiting onRetry={onRetry} />;
  const toAddressBook = (label: string) => (
    <Link path="/address/2" part="link" className="link" onNavigate={close}>
      <span key={label}>{label}</span>
    </Link>
  );
  return (
    <>
      <Styles sheets={sheets} />
      <Dialog
        open={open}
        title={text.title}
        closeLabel={text.close}
        onClose={close}
        message={<FrameMessage frame={frame} />}
      >
        {!hasBook ? (
          <p className="none">{toAddressBook(hasAccount ? text.signIn : text.add)}</p>
        ) : book.module ? (
          <book.module.SavedAddresses waiting={waiting} toAddressBook={toAddressBook} />
        ) : (
          waiting(book.status === 'failed' ? book.retry : null)
        )}
        <ZipEntry entry={entry} onDone={close} />
      </Dialog>
    </>
  );
}

interface WaitingProps {
  /** Loads the addresses again; null while they load. */
  readonly onRetry: (() => void) | null;
}

/** Shown in place of the saved addresses until they load, or if they could not be loaded. */
export function Waiting({ onRetry }: WaitingProps): ReactNode {
  const text = useContext(LocationMessagesContext);
  return (
    <div className="waiting" aria-busy={!onRetry}>
      <p role="status">{onRetry ? text.failed : text.loading}</p>
      {onRetry && (
        <button type="button" part="button" className="quiet" onClick={onRetry}>
          {text.retry}
        </button>
      )}
    </div>
  );
}

import { type ReactNode, useState } from 'react';
import { FrameMessage } from '../element/Frame.js';
import type { WidgetHost } from '../element/host.js';
import type { FrameState } from '../element/use-frame.js';
import { Link } from '../navigation/Link.js';
import { hasAddressBook } from '../state/address-book.js';
import { readUserInfo } from '../state/identity.js';
import { useStore } from '../state/use-store.js';
import { adoptStyles } from '../ui/adopt-styles.js';
import { Dialog } from '../ui/dialog/Dialog.js';
import dialogStyles from '../ui/dialog/dialog.css';
import { AddressBook } from './AddressBook.js';
import styles from './location.css';
import type { location } from './location.definition.js';
import type { LocationMessages } from './messages.js';
import type { ZipEntryState } from './use-zip-entry.js';
import { ZipEntry } from './ZipEntry.js';

interface Props {
  readonly host: WidgetHost<typeof location>;
  readonly open: boolean;
  readonly frame: FrameState;
  readonly text: LocationMessages;
  readonly entry: ZipEntryState;
}

/** The dialog with the saved addresses, or the way to them, and the entry of a zip code. */
export function LocationDialog({ host, open, frame, text, entry }: Props): ReactNode {
  const hasBook = useStore(hasAddressBook);
  // Of whoever was signed in before: a token has its own end (spec 2.3).
  const isKnown = useStore(() => readUserInfo() !== null);
  // Before the dialog opens, which is an effect of a child.
  useState(() => host.element.shadowRoot && adoptStyles(host.element.shadowRoot, [dialogStyles, styles]));

  const close = () => {
    host.update({ open: false });
    host.emit('storefront-close', {});
  };
  const toAddressBook = (label: string) => (
    <Link host={host} path="/address/2" part="link" className="link" onNavigate={close}>
      <span key={label}>{label}</span>
    </Link>
  );
  return (
    <Dialog
      open={open}
      title={text.title}
      closeLabel={text.close}
      onClose={close}
      message={<FrameMessage frame={frame} />}
    >
      {hasBook ? (
        <AddressBook
          host={host}
          reportFailure={frame.reportFailure}
          text={text}
          toAddressBook={toAddressBook}
        />
      ) : (
        <p className="none">{toAddressBook(isKnown ? text.signIn : text.add)}</p>
      )}
      <ZipEntry entry={entry} text={text} onDone={close} />
    </Dialog>
  );
}

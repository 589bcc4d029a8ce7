import { type ReactNode, useLayoutEffect } from 'react';
import type { ViewProps } from '../element/host.js';
import { locationMessages } from '../messages/location/messages.js';
import { useText } from '../messages/react.js';
import { hasAddressBook } from '../store/address-book.js';
import { followTabs } from '../store/location-tabs.js';
import { useStore } from '../store/react.js';
import { Dialog } from '../ui/dialog/Dialog.js';
import { Frame } from '../widget/Frame.js';
import { FrameMessage } from '../widget/FrameMessage.js';
import { JumpLink } from '../widget/JumpLink.js';
import { useFrame } from '../widget/use-frame.js';
import { useReady } from '../widget/use-ready.js';
import { AddressBook } from './AddressBook.js';
import type { location } from './location.definition.js';
import { useZipEntry } from './use-zip-entry.js';
import { ZipEntry } from './ZipEntry.js';

/** The dialog that chooses where to deliver: a saved address, or a US zip code (spec 2.3 and 2.4). */
export function Location(props: ViewProps<typeof location>): ReactNode {
  const { host, open } = props;
  const frame = useFrame(props);
  const text = useText(locationMessages, frame.lang);
  const hasBook = useStore(hasAddressBook);
  const isKnown = useStore(({ user }) => Boolean(user.info));
  const entry = useZipEntry(host, frame.tell);

  useLayoutEffect(followTabs, []);
  useLayoutEffect(
    () =>
      host.expose({
        show: () => host.update({ open: true }),
        hide: () => host.update({ open: false }),
      }),
    [host],
  );
  useReady(host, text !== null);
  if (!text)
    return (
      <Frame frame={frame} dir={props.dir}>
        {null}
      </Frame>
    );

  const close = () => {
    host.update({ open: false });
    host.emit('storefront-close', {});
  };
  const toAddressBook = (label: string) => (
    <JumpLink host={host} path="/address/2" part="link" className="link" onJump={close}>
      <span key={label}>{label}</span>
    </JumpLink>
  );
  return (
    <Frame frame={frame} dir={props.dir} isModal={open}>
      <Dialog
        open={open}
        title={text.title}
        closeLabel={text.close}
        onClose={close}
        message={<FrameMessage frame={frame} />}
      >
        {hasBook ? (
          <AddressBook host={host} tell={frame.tell} text={text} toAddressBook={toAddressBook} />
        ) : (
          <p className="none">{toAddressBook(isKnown ? text.signIn : text.add)}</p>
        )}
        <ZipEntry entry={entry} text={text} onDone={close} />
      </Dialog>
    </Frame>
  );
}

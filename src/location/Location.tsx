import { type ReactNode, useLayoutEffect } from 'react';
import { Frame } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import { chunkFailure, useFrame, useReady } from '../element/use-frame.js';
import { useMessages } from '../i18n/messages.js';
import { followTabs } from '../state/location.js';
import { lazy, useLazy } from '../ui/lazy.js';
import type { location } from './location.definition.js';
import { LocationMessagesContext, locationMessages } from './messages.js';
import { useZipEntry } from './use-zip-entry.js';

const locationDialog = lazy(() => import('./LocationDialog.js'));

/** Its dialog has styles of its own. */
export const locationStyles: readonly string[] = [];

/**
 * The dialog for choosing where to deliver: a saved address or a US zip code (spec 2.3 and 2.4). Its code loads when it
 * is first opened.
 */
export function Location(props: ViewProps<typeof location>): ReactNode {
  const { host, open } = props;
  const frame = useFrame(props);
  const text = useMessages(locationMessages, frame.lang);
  useReady(host, text !== null);
  const { module } = useLazy(locationDialog, open, (error) => {
    host.update({ open: false });
    frame.reportFailure(chunkFailure(error));
  });
  const entry = useZipEntry(host, frame.reportFailure, open);

  useLayoutEffect(followTabs, []);
  useLayoutEffect(
    () =>
      host.expose({
        show: () => host.update({ open: true }),
        hide: () => host.update({ open: false }),
      }),
    [host],
  );
  return (
    <Frame frame={frame} isModal={open && module !== null}>
      {text && module && (
        <LocationMessagesContext.Provider value={text}>
          <module.LocationDialog open={open} frame={frame} entry={entry} />
        </LocationMessagesContext.Provider>
      )}
    </Frame>
  );
}

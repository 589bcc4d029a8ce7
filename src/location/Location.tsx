import { type ReactNode, useLayoutEffect } from 'react';
import { Frame } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import { useFrame, useReady } from '../element/use-frame.js';
import { usePart } from '../element/use-part.js';
import { useMessages } from '../i18n/use-messages.js';
import { followTabs } from '../state/location.js';
import type { location } from './location.definition.js';
import { locationMessages } from './messages.js';
import { useZipEntry } from './use-zip-entry.js';

const loadDialog = () => import('./LocationDialog.js').then(({ LocationDialog }) => LocationDialog);

/**
 * The dialog that chooses where to deliver: a saved address, or a US zip code (spec 2.3 and 2.4). Its code comes when
 * it is first opened.
 */
export function Location(props: ViewProps<typeof location>): ReactNode {
  const { host, open } = props;
  const frame = useFrame(props);
  const text = useMessages(locationMessages, frame.lang);
  useReady(host, text !== null);
  const LocationDialog = usePart(open, loadDialog, frame, () => host.update({ open: false }));

  const entry = useZipEntry(host, frame.reportFailure);

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
    <Frame frame={frame} dir={props.dir} isModal={open && LocationDialog !== null}>
      {text && LocationDialog && (
        <LocationDialog host={host} open={open} frame={frame} text={text} entry={entry} />
      )}
    </Frame>
  );
}

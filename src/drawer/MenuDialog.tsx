import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { FrameMessage } from '../element/Frame.js';
import type { WidgetHost } from '../element/host.js';
import type { FrameState } from '../element/use-frame.js';
import { loadMenu } from '../state/catalogue.js';
import { useStore } from '../state/use-store.js';
import { adoptStyles } from '../ui/adopt-styles.js';
import { Dialog } from '../ui/dialog/Dialog.js';
import dialogStyles from '../ui/dialog/dialog.css';
import styles from './drawer.css';
import type { drawer } from './drawer.definition.js';
import { Menu } from './Menu.js';
import type { DrawerMessages } from './messages.js';

interface Props {
  readonly host: WidgetHost<typeof drawer>;
  readonly open: boolean;
  readonly frame: FrameState;
  readonly text: DrawerMessages;
}

/** The dialog with the menu. Each opening asks for the departments that are not there yet. */
export function MenuDialog({ host, open, frame, text }: Props): ReactNode {
  const api = useStore((state) => state.bigdata.config.api);
  const pageLanguage = useStore((state) => state.lang);
  const { reportFailure } = frame;
  // Before the dialog opens, which is an effect of a child.
  useState(() => host.element.shadowRoot && adoptStyles(host.element.shadowRoot, [dialogStyles, styles]));

  const interest = useRef<AbortController>(undefined);
  const load = useCallback(
    () => loadMenu({ signal: interest.current?.signal }).then(reportFailure),
    // The verb reads the API and the language from the store, and loads anew for others.
    [api, pageLanguage, reportFailure],
  );
  useLayoutEffect(() => {
    if (!open) return;
    const end = new AbortController();
    interest.current = end;
    void load();
    return () => end.abort();
  }, [open, load]);

  const close = () => {
    host.update({ open: false });
    host.emit('storefront-close', {});
  };
  return (
    <Dialog
      open={open}
      title={text.title}
      closeLabel={text.close}
      onClose={close}
      className="drawer"
      message={<FrameMessage frame={frame} />}
    >
      <Menu host={host} text={text} onRetry={load} onLeave={close} />
    </Dialog>
  );
}

import { type ReactNode, useContext, useEffect, useState } from 'react';
import { FrameMessage, Styles } from '../element/Frame.js';
import type { FrameState } from '../element/use-frame.js';
import { useWidget } from '../element/widget-context.js';
import { loadMenu } from '../state/catalog.js';
import { pageKey } from '../state/store.js';
import { useResource, useStore } from '../state/use-store.js';
import dialogCss from '../ui/dialog/Dialog.css';
import { Dialog } from '../ui/dialog/Dialog.js';
import type { drawer } from './drawer.definition.js';
import { Menu } from './Menu.js';
import css from './MenuDialog.css';
import { DrawerMessagesContext } from './messages.js';

const sheets = [dialogCss, css];

interface Props {
  readonly open: boolean;
  readonly frame: FrameState;
}

/** The dialog with the menu. Each time it opens, it loads the departments if they aren't there yet. */
export function MenuDialog({ open, frame }: Props): ReactNode {
  const { host, reportFailure } = useWidget<typeof drawer>();
  const text = useContext(DrawerMessagesContext);
  const key = useStore(pageKey);
  const load = useResource(loadMenu, { key, isEnabled: open, onOutcome: reportFailure });

  // The press is painted first, on its button: for a modal dialog, the browser styles the whole page anew.
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => setAnswered(true), []);

  const close = () => {
    host.update({ open: false });
    host.emit('storefront-close', {});
  };
  return (
    <>
      <Styles sheets={sheets} />
      <Dialog
        open={open && isAnswered}
        title={text.title}
        closeLabel={text.close}
        onClose={close}
        className="drawer"
        message={<FrameMessage frame={frame} />}
      >
        <Menu onRetry={load} onLeave={close} />
      </Dialog>
    </>
  );
}

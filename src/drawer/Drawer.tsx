import { type ReactNode, useLayoutEffect } from 'react';
import { Frame } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import { useFrame, useReady } from '../element/use-frame.js';
import { usePart } from '../element/use-part.js';
import { useMessages } from '../i18n/use-messages.js';
import type { drawer } from './drawer.definition.js';
import { drawerMessages } from './messages.js';

const loadDialog = () => import('./MenuDialog.js').then(({ MenuDialog }) => MenuDialog);

/** The side menu (spec 2.9). Nothing of it is drawn or loaded before it is first opened, not even its code. */
export function Drawer(props: ViewProps<typeof drawer>): ReactNode {
  const { host, open } = props;
  const frame = useFrame(props);
  const text = useMessages(drawerMessages, frame.lang);
  useReady(host, text !== null);
  const MenuDialog = usePart(open, loadDialog, frame, () => host.update({ open: false }));

  useLayoutEffect(() => {
    const show = () => host.update({ open: true });
    const end = host.expose({ show, hide: () => host.update({ open: false }) });
    const page = host.element.ownerDocument;
    page.addEventListener('storefront-menu-open', show);
    return () => {
      end();
      page.removeEventListener('storefront-menu-open', show);
    };
  }, [host]);

  return (
    <Frame frame={frame} dir={props.dir} isModal={open && MenuDialog !== null}>
      {text && MenuDialog && <MenuDialog host={host} open={open} frame={frame} text={text} />}
    </Frame>
  );
}

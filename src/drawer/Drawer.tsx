import { type ReactNode, useLayoutEffect } from 'react';
import type { ViewProps } from '../element/host.js';
import { drawerMessages } from '../messages/drawer/messages.js';
import { useText } from '../messages/react.js';
import { Frame } from '../widget/Frame.js';
import { useFrame } from '../widget/use-frame.js';
import { usePart } from '../widget/use-part.js';
import { useReady } from '../widget/use-ready.js';
import type { drawer } from './drawer.definition.js';

const loadDialog = () => import('./MenuDialog.js').then(({ MenuDialog }) => MenuDialog);

/** The side menu (spec 2.9). Nothing of it is drawn or loaded before it is first opened, not even its code. */
export function Drawer(props: ViewProps<typeof drawer>): ReactNode {
  const { host, open } = props;
  const frame = useFrame(props);
  const text = useText(drawerMessages, frame.lang);
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

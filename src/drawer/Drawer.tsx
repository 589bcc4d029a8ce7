import { type ReactNode, useLayoutEffect } from 'react';
import { Frame } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import { chunkFailure, useFrame, useReady } from '../element/use-frame.js';
import { useMessages } from '../i18n/messages.js';
import { renderedDrawers } from '../navigation/dialogs.js';
import { lazy, useLazy } from '../ui/lazy.js';
import type { drawer } from './drawer.definition.js';
import { DrawerMessagesContext, drawerMessages } from './messages.js';

const menuDialog = lazy(() => import('./MenuDialog.js'));

/** Its dialog has styles of its own. */
export const drawerStyles: readonly string[] = [];

/** The side menu (spec 2.9). Its code and its departments load when it is first opened, not before. */
export function Drawer(props: ViewProps<typeof drawer>): ReactNode {
  const { host, open } = props;
  const frame = useFrame(props);
  const text = useMessages(drawerMessages, frame.lang);
  useReady(host, text !== null);
  const { module } = useLazy(menuDialog, open, (error) => {
    host.update({ open: false });
    frame.reportFailure(chunkFailure(error));
  });

  useLayoutEffect(() => {
    const show = () => host.update({ open: true });
    const end = host.expose({ show, hide: () => host.update({ open: false }) });
    const page = host.element.ownerDocument;
    page.addEventListener('storefront-menu-open', show);
    renderedDrawers().add(host.element);
    return () => {
      renderedDrawers().delete(host.element);
      end();
      page.removeEventListener('storefront-menu-open', show);
    };
  }, [host]);

  return (
    <Frame frame={frame} isModal={open && module !== null}>
      {text && module && (
        <DrawerMessagesContext.Provider value={text}>
          <module.MenuDialog open={open} frame={frame} />
        </DrawerMessagesContext.Provider>
      )}
    </Frame>
  );
}

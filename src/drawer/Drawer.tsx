import { type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import type { ViewProps } from '../element/host.js';
import { drawerMessages } from '../messages/drawer/messages.js';
import { useText } from '../messages/react.js';
import { loadMenu } from '../store/menu.js';
import { useStore } from '../store/react.js';
import { Dialog } from '../ui/dialog/Dialog.js';
import { Frame } from '../widget/Frame.js';
import { FrameMessage } from '../widget/FrameMessage.js';
import { useFrame } from '../widget/use-frame.js';
import { useReady } from '../widget/use-ready.js';
import type { drawer } from './drawer.definition.js';
import { Menu } from './Menu.js';

/** The side menu (spec 2.9). Nothing of it is drawn or loaded before it is first opened. */
export function Drawer(props: ViewProps<typeof drawer>): ReactNode {
  const { host, open } = props;
  const frame = useFrame(props);
  const text = useText(drawerMessages, frame.lang);
  const api = useStore((state) => state.bigdata.config.api);
  const pageLanguage = useStore((state) => state.lang);
  const { tell } = frame;
  useReady(host, text !== null);

  const interest = useRef<AbortController>(undefined);
  const load = useCallback(
    () => loadMenu({ signal: interest.current?.signal }).then(tell),
    // The verb reads the API and the language from the store, and loads anew for others.
    [api, pageLanguage, tell],
  );
  useLayoutEffect(() => {
    if (!open) return;
    const end = new AbortController();
    interest.current = end;
    void load();
    return () => end.abort();
  }, [open, load]);

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

  const close = () => {
    host.update({ open: false });
    host.emit('storefront-close', {});
  };
  return (
    <Frame frame={frame} dir={props.dir} isModal={open}>
      {text && (
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
      )}
    </Frame>
  );
}

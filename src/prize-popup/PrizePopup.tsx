import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { chunkFailure } from '../element/chunk-failure.js';
import { Frame } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import { useFrame, useReady } from '../element/use-frame.js';
import { useStore } from '../state/use-store.js';
import type { prizePopup } from './prize-popup.definition.js';

type GiftModule = typeof import('./Gift.js');

/**
 * The popup with the shopper's gifts (spec 2.5): opened by the page, or by itself for who is signed in (spec section
 * 4). What it shows is loaded when it opens.
 */
export function PrizePopup(props: ViewProps<typeof prizePopup>): ReactNode {
  const { host, open } = props;
  const frame = useFrame(props);
  const { reportFailure } = frame;
  const [part, setPart] = useState<GiftModule | null>(null);
  const [isShown, setShown] = useState(false);
  useReady(host, true);

  /** Opened though it was shown before. */
  const [isWanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    host.update({ open: true });
  };
  // Before what the page calls next, and so not later than the drawing.
  useLayoutEffect(() => {
    if (!open) setWanted(false);
  }, [open]);
  const latest = useRef({ show, isOpen: open });
  latest.current = { show, isOpen: open };
  useLayoutEffect(
    () => host.expose({ show: () => latest.current.show(), hide: () => host.update({ open: false }) }),
    [host],
  );

  useEffect(() => {
    if (!open) return;
    let isOver = false;
    import('./Gift.js').then(
      (module) => {
        if (!isOver) setPart(module);
      },
      (error) => {
        if (isOver) return;
        host.update({ open: false });
        reportFailure(chunkFailure(error, 'giftPop'));
      },
    );
    return () => {
      isOver = true;
    };
  }, [host, open, reportFailure]);

  const token = useStore(({ loginInfo }) => loginInfo.token);
  useEffect(() => {
    if (token === null || latest.current.isOpen) return;
    const end = new AbortController();
    import('../state/gifts.js')
      .then(({ decideHomeGift }) => decideHomeGift(end))
      .then(
        (shows) => {
          if (shows && !latest.current.isOpen) latest.current.show();
        },
        () => {}, // told in the console; the shopper has not asked for it
      );
    return () => end.abort();
  }, [token]);

  return (
    <Frame frame={frame} dir={props.dir} isModal={isShown}>
      {open && part && <part.Gift {...props} frame={frame} isWanted={isWanted} onShown={setShown} />}
    </Frame>
  );
}

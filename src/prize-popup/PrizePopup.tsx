import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Frame } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import { chunkFailure, useFrame, useReady } from '../element/use-frame.js';
import { useStore } from '../state/use-store.js';
import { lazy, useLazy } from '../ui/lazy.js';
import { whenNotTyping } from '../ui/when-not-typing.js';
import type { prizePopup } from './prize-popup.definition.js';

const giftDialog = lazy(() => import('./Gift.js'));
const gifts = lazy(() => import('../state/gifts.js'));

/** The stylesheets of the prize popup. While closed, it shows nothing; an open popup brings its own. */
export const prizePopupStyles: readonly string[] = [];

/**
 * The popup with the shopper's gifts (spec 2.5). The page opens it, or it opens automatically for signed-in shoppers
 * (spec section 4). Its content loads when it opens.
 */
export function PrizePopup(props: ViewProps<typeof prizePopup>): ReactNode {
  const { host, open } = props;
  const frame = useFrame(props);
  const [isShown, setShown] = useState(false);
  useReady(host, true);
  const { module } = useLazy(giftDialog, open, (error) => {
    host.update({ open: false });
    frame.reportFailure(chunkFailure(error, 'giftPop'));
  });

  /** Whether to show the popup even if it was shown before. */
  const [isWanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    host.update({ open: true });
  };
  // A layout effect, so that it runs before the page's next call.
  useLayoutEffect(() => {
    if (!open) setWanted(false);
  }, [open]);
  const latest = useRef({ show, isOpen: open });
  latest.current = { show, isOpen: open };
  useLayoutEffect(
    () => host.expose({ show: () => latest.current.show(), hide: () => host.update({ open: false }) }),
    [host],
  );

  const token = useStore(({ loginInfo }) => loginInfo.token);
  useEffect(() => {
    if (token === null || latest.current.isOpen) return;
    const end = new AbortController();
    const decide = async () => {
      const { decideHomeGift, wasGiftShown } = await gifts.load();
      if (!(await decideHomeGift(end))) return;
      await whenNotTyping(host.element, end.signal);
      if (!end.signal.aborted && !latest.current.isOpen && !wasGiftShown()) latest.current.show();
    };
    decide().catch(() => {}); // the console reports it; the shopper didn't ask for the popup
    return () => end.abort();
  }, [host, token]);

  return (
    <Frame frame={frame} isModal={isShown}>
      {open && module && (
        <module.Gift endTime={props.endTime} frame={frame} isWanted={isWanted} onShown={setShown} />
      )}
    </Frame>
  );
}

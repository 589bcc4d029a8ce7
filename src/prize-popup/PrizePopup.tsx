import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Frame } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import { chunkFailure, useFrame, useReady } from '../element/use-frame.js';
import { useStore } from '../state/use-store.js';
import { lazy, useLazy } from '../ui/lazy.js';
import { useLatestEffect } from '../ui/use-latest.js';
import { whenNotTyping } from '../ui/when-not-typing.js';
import type { prizePopup } from './prize-popup.definition.js';

const giftDialog = lazy(() => import('./Gift.js'));
const gifts = lazy(() => import('../state/gifts.js'));
const triggers = lazy(() => import('./trigger.js'));

/** The stylesheets of the prize popup. While closed, it shows nothing; an open popup brings its own. */
export const prizePopupStyles: readonly string[] = [];

/**
 * The popup with the shopper's gifts (spec 2.5). The page opens it, or it opens automatically for signed-in shoppers
 * (spec section 4). Its content loads when it opens.
 */
export function PrizePopup(props: ViewProps<typeof prizePopup>): ReactNode {
  const { host, open, trigger, frequency } = props;
  const frame = useFrame(props);
  const [isShown, setShown] = useState(false);
  useReady(host, true);
  const { module } = useLazy(giftDialog, open, (error) => {
    host.update({ open: false });
    frame.reportFailure(chunkFailure(error, 'giftPop'));
  });

  /** What opened the popup even if it was shown before: `page`, or the trigger; null if neither. */
  const [opener, setOpener] = useState<string | null>(null);
  const show = (by: string) => {
    setOpener(by);
    host.update({ open: true });
  };
  // A layout effect, so that it runs before the page's next call.
  useLayoutEffect(() => {
    if (!open) setOpener(null);
  }, [open]);
  const latest = useRef({ show, frequency, isOpen: open });
  latest.current = { show, frequency, isOpen: open };
  useLayoutEffect(
    () => host.expose({ show: () => latest.current.show('page'), hide: () => host.update({ open: false }) }),
    [host],
  );

  /** Whether the shopper has a gift that they haven't seen, so that the trigger opens the popup. */
  const [isDue, setDue] = useState(false);
  const token = useStore(({ loginInfo }) => loginInfo.token);
  useLatestEffect([token], async (end) => {
    setDue(false);
    if (token === null || latest.current.isOpen) return;
    const part = await gifts.load().catch(() => null); // the console reports it; the shopper didn't ask for the popup
    if ((await part?.decideHomeGift(end, latest.current.frequency)) && !end.signal.aborted) setDue(true);
  });

  useLatestEffect([host, isDue, trigger], async ({ signal }) => {
    if (!isDue || trigger === 'none') return;
    const { wasGiftShown } = await gifts.load();
    if (trigger === 'load') await whenNotTyping(host.element, signal);
    else {
      const part = await triggers.load().catch(() => null); // as above
      if (!(await part?.whenTriggered(host.element, trigger, signal))) return;
    }
    if (signal.aborted || latest.current.isOpen || wasGiftShown(latest.current.frequency)) return;
    setDue(false);
    latest.current.show(trigger);
  });

  return (
    <Frame frame={frame} isModal={isShown}>
      {open && module && (
        <module.Gift
          endTime={props.endTime}
          frame={frame}
          frequency={frequency}
          opener={opener}
          onShown={setShown}
        />
      )}
    </Frame>
  );
}

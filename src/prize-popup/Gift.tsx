import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FrameMessage, Styles } from '../element/Frame.js';
import { track } from '../element/track.js';
import type { FrameState } from '../element/use-frame.js';
import { useWidget } from '../element/widget-context.js';
import { useMessages } from '../i18n/messages.js';
import { toDestination } from '../navigation/destination.js';
import { navigate } from '../navigation/navigate.js';
import {
  claimPath,
  countdownEnd,
  dismissGift,
  type GiftFrequency,
  isGiftClaimed,
  loadGift,
  saveClaimed,
  wasGiftShown,
} from '../state/gifts.js';
import { shopperKey, store } from '../state/store.js';
import { useStore } from '../state/use-store.js';
import dialogCss from '../ui/dialog/Dialog.css';
import { Dialog } from '../ui/dialog/Dialog.js';
import { useVisible } from '../ui/use-visible.js';
import { Countdown } from './Countdown.js';
import css from './Gift.css';
import { prizePopupMessages } from './messages.js';
import type { prizePopup } from './prize-popup.definition.js';
import { Tile } from './Tile.js';
import { giftsOf } from './tiles.js';

const sheets = [dialogCss, css];

interface Props {
  /** See `startCountdown`. If 0, there is no gift. */
  readonly endTime: number;
  readonly frame: FrameState;
  /** See `GiftFrequency`. */
  readonly frequency: GiftFrequency;
  /** What opened it, even if it was shown before; null for the `open` attribute. */
  readonly opener: string | null;
  /** Called with whether the dialog is visible. */
  readonly onShown: (isShown: boolean) => void;
}

/** The content of an open popup. It appears once it is known that there is a gift to show. */
export function Gift({ endTime, frame, frequency, opener, onShown }: Props): ReactNode {
  const { host, reportFailure } = useWidget<typeof prizePopup>();
  const text = useMessages(prizePopupMessages, frame.lang);
  const gift = useStore((state) => state.bigdata.giftPop?.data);
  const path = useStore(claimPath);
  const [isChecked, setChecked] = useState(false);
  const isOpened = opener !== null;

  // The load reads these from the store: another language, shopper, or server means another gift.
  const loadKey = useStore(shopperKey);
  useEffect(() => {
    const close = () => host.update({ open: false });
    if (!endTime || (!isOpened && wasGiftShown(frequency))) {
      close();
      return;
    }
    const end = new AbortController();
    loadGift(end).then((outcome) => {
      if (outcome.status === 'aborted') return;
      if (store.getState().bigdata.giftPop?.data?.end_time) setChecked(true);
      else close();
      reportFailure(outcome);
    });
    return () => end.abort();
  }, [host, endTime, frequency, isOpened, loadKey, reportFailure]);

  const latestOpener = useRef(opener);
  latestOpener.current = opener;
  const isVisible = useVisible();
  const isShown = isVisible && isChecked && text !== null && gift !== undefined;
  useLayoutEffect(() => {
    onShown(isShown);
    return () => onShown(false);
  }, [isShown, onShown]);
  useEffect(() => {
    if (isShown)
      track(host, 'view_promotion', {
        promotion_name: 'prize-popup',
        trigger: latestOpener.current ?? 'page',
      });
  }, [host, isShown]);
  if (!isShown) return null;
  const ends = countdownEnd(endTime, gift.end_time);

  const dismiss = () => {
    dismissGift();
    host.update({ open: false });
    host.emit('storefront-close', {});
  };
  const claim = (slot: string) => {
    track(host, 'select_promotion', { promotion_name: 'prize-popup', creative_slot: slot });
    saveClaimed(gift);
    const isOurs = host.emit('storefront-claim', { target: path });
    dismiss();
    if (isOurs) navigate(host, toDestination(path));
  };
  return (
    <>
      <Styles sheets={sheets} />
      <Dialog
        open
        className="popup"
        title={text.title}
        closeLabel={text.close}
        onClose={dismiss}
        message={<FrameMessage frame={frame} />}
      >
        <Countdown key={ends} text={text} endTime={ends} />
        <div part="tiles" className="tiles">
          {giftsOf(gift, isGiftClaimed(gift)).map((gifts, index) => (
            <Tile
              // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
              key={index}
              text={text}
              lang={frame.lang}
              number={index + 1}
              gifts={gifts}
              onClick={() => claim(`gift-${index + 1}`)}
            />
          ))}
        </div>
        <button type="button" part="button" className="primary claim" onClick={() => claim('claim-all')}>
          <span key={text.claim}>{text.claim}</span>
        </button>
      </Dialog>
    </>
  );
}

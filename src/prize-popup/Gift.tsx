import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { FrameMessage } from '../element/Frame.js';
import type { ViewProps } from '../element/host.js';
import type { FrameState } from '../element/use-frame.js';
import { useMessages } from '../i18n/use-messages.js';
import { toDestination } from '../navigation/destination.js';
import { navigate } from '../navigation/navigate.js';
import { claimPath, dismissGift, loadGift, wasGiftShown } from '../state/gifts.js';
import { store } from '../state/store.js';
import { useStore } from '../state/use-store.js';
import { adoptStyles } from '../ui/adopt-styles.js';
import { Dialog } from '../ui/dialog/Dialog.js';
import dialogStyles from '../ui/dialog/dialog.css';
import { Countdown } from './Countdown.js';
import styles from './gift.css';
import { prizePopupMessages } from './messages.js';
import type { prizePopup } from './prize-popup.definition.js';
import { Tile } from './Tile.js';
import { giftsOf } from './tiles.js';

interface Props extends ViewProps<typeof prizePopup> {
  readonly frame: FrameState;
  /** Whether it is shown though it was shown before. */
  readonly isWanted: boolean;
  /** Hears whether the dialog is there. */
  readonly onShown: (isShown: boolean) => void;
}

/** What an open popup shows, once it is known that there is a gift to show. */
export function Gift({ host, endTime, frame, isWanted, onShown }: Props): ReactNode {
  const { reportFailure } = frame;
  const text = useMessages(prizePopupMessages, frame.lang);
  const gift = useStore((state) => state.bigdata.giftPop?.data);
  const path = useStore(claimPath);
  const [isChecked, setChecked] = useState(false);
  useState(() => host.element.shadowRoot && adoptStyles(host.element.shadowRoot, [dialogStyles, styles]));

  // The verb reads these from the store: another language, shopper or server has another gift.
  const wanted = useStore(
    ({ lang, loginInfo, bigdata }) => `${lang} ${loginInfo.token} ${bigdata.config.api}`,
  );
  useEffect(() => {
    const close = () => host.update({ open: false });
    if (!endTime || (!isWanted && wasGiftShown())) {
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
  }, [host, endTime, isWanted, wanted, reportFailure]);

  const isShown = isChecked && text !== null && gift !== undefined;
  useLayoutEffect(() => {
    onShown(isShown);
    return () => onShown(false);
  }, [isShown, onShown]);
  if (!isShown) return null;

  const dismiss = () => {
    dismissGift();
    host.update({ open: false });
    host.emit('storefront-close', {});
  };
  const claim = () => {
    const isOurs = host.emit('storefront-claim', { target: path });
    dismiss();
    if (isOurs) navigate(host, toDestination(path));
  };
  return (
    <Dialog
      open
      className="popup"
      title={text.title}
      closeLabel={text.close}
      onClose={dismiss}
      message={<FrameMessage frame={frame} />}
    >
      <Countdown key={endTime} text={text} endTime={endTime} />
      <div part="tiles" className="tiles">
        {giftsOf(gift).map((gifts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
          <Tile key={index} text={text} number={index + 1} gifts={gifts} onClick={claim} />
        ))}
      </div>
      <button type="button" part="button" className="primary claim" onClick={claim}>
        <span key={text.claim}>{text.claim}</span>
      </button>
    </Dialog>
  );
}

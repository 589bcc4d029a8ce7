import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Styles } from '../element/Frame.js';
import { fill } from '../i18n/text.js';
import type { AddedToCart } from '../state/store.js';
import { icon } from '../ui/icons.js';
import popover from '../ui/popup/Popup.css';
import { type Placing, showPopup } from '../ui/popup/place.js';
import css from './Added.css';
import type { HeaderMessages } from './messages.js';

const sheets = [popover, css];
const CheckIcon = icon('m5 12.5 4.5 4.5L19 7.5');

/** How long the note is visible, in milliseconds: long enough for a glance from the button to the cart. */
const duration = 4000;

const placing: Placing = { edge: 'end', tallest: 320 };

interface Props {
  readonly text: HeaderMessages;
  readonly added: AddedToCart;
  /** The number of pieces now in the cart. */
  readonly inCart: number;
  readonly onGone: () => void;
}

/**
 * A brief note below the cart about what was just added, in the top layer. It stays while the pointer is on it. It appears
 * inside a `status` that was already there.
 */
export function Added({ text, added, inCart, onGone }: Props): ReactNode {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onGone, duration);
    return () => clearTimeout(timer);
  }, [added, isHeld, onGone]);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const status = box.current?.parentElement;
    if (status && box.current) return showPopup(status, box.current, placing);
  }, []);
  return (
    <div
      ref={box}
      part="added"
      className="popover added"
      popover="manual"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
    >
      <Styles sheets={sheets} />
      <CheckIcon />
      <div>
        <strong>{text.added}</strong>{' '}
        <p dir="auto">
          {added.buy_num > 1 && `${added.buy_num} × `}
          {added.name}
        </p>{' '}
        <p className="total">{fill(text.inCart, { count: inCart })}</p>
      </div>
    </div>
  );
}

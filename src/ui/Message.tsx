import { type ReactNode, useEffect, useState } from 'react';
import { icon } from './icons.js';

const AlertIcon = icon('M12 8v5M12 16.5v.5M12 3 2 20h20z');

/** How long a message stays, in milliseconds (spec section 9). */
const duration = 2000;

export interface MessageProps {
  readonly text: string;
  /** Whether the text stands elsewhere, too: it's then only announced. Defaults to false. */
  readonly isSeen?: boolean | undefined;
  readonly onGone: () => void;
}

/**
 * A message that disappears on its own, but stays as long as the pointer or the focus is on it. Render it in an
 * existing `status` element so that screen readers announce it.
 */
export function Message({ text, isSeen = false, onGone }: MessageProps): ReactNode {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onGone, duration);
    return () => clearTimeout(timer);
  }, [held, onGone]);
  if (isSeen)
    return (
      <span part="message" className="unseen" dir="auto">
        {text}
      </span>
    );
  return (
    <div className="messages">
      <div
        part="message"
        className="message"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus is what lets a reader keep the text (spec section 8)
        tabIndex={0}
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <AlertIcon />
        <span dir="auto">{text}</span>
      </div>
    </div>
  );
}

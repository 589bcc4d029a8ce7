import { type ReactNode, useEffect, useState } from 'react';
import type { DrawCheck } from '../state/check-draw.js';
import type { PrizeWheelMessages } from './messages.js';

/** The result of checking a draw; null if nothing can be checked. */
export type Checked = DrawCheck | null;

interface Props {
  readonly text: PrizeWheelMessages;
  /** The result that was known when the wheel stopped, or a `Promise` of it. */
  readonly checked: Checked | Promise<Checked>;
}

/** Says whether the draw is the one that the server promised before it. Renders nothing if the server promised none. */
export function CheckNote({ text, checked }: Props): ReactNode {
  const [found, setFound] = useState(checked instanceof Promise ? null : checked);
  useEffect(() => {
    let isThere = true;
    void Promise.resolve(checked).then((value) => isThere && setFound(value));
    return () => {
      isThere = false;
    };
  }, [checked]);
  return (
    found && (
      <p part="check" className="check" data-check={found} key={text[found]}>
        {text[found]}
      </p>
    )
  );
}

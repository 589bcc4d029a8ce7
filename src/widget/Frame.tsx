import type { ReactNode } from 'react';
import type { Direction } from '../language/language.js';
import { Base } from '../ui/Base.js';
import type { FrameState } from './use-frame.js';

interface Props {
  readonly frame: FrameState;
  readonly dir: Direction | null;
  readonly children: ReactNode;
}

/** The outermost part of every view: language, direction, colours, and the place where messages appear. */
export function Frame({ frame, dir, children }: Props): ReactNode {
  const { message } = frame;
  return (
    <Base lang={frame.lang} dir={dir} accent={frame.accent}>
      {children}
      <div role="status">
        {message?.View && <message.View key={message.text} text={message.text} onGone={frame.clearMessage} />}
      </div>
    </Base>
  );
}

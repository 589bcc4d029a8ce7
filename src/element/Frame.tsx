import type { ReactNode } from 'react';
import type { Direction } from '../i18n/locale.js';
import { Base } from '../ui/Base.js';
import { FrameMessage } from './FrameMessage.js';
import type { FrameState } from './use-frame.js';

interface Props {
  readonly frame: FrameState;
  readonly dir: Direction | null;
  /** Whether a modal dialog is open, which then tells the messages itself: `<Dialog message={<FrameMessage …/>}>`. */
  readonly isModal?: boolean;
  readonly children: ReactNode;
}

/** The outermost part of every view: language, direction, colours, and the place where messages appear. */
export function Frame({ frame, dir, isModal = false, children }: Props): ReactNode {
  return (
    <Base lang={frame.lang} dir={dir} accent={frame.accent}>
      {children}
      <div role="status">{!isModal && <FrameMessage frame={frame} />}</div>
    </Base>
  );
}

import type { ReactNode } from 'react';
import type { FrameState } from './use-frame.js';

/** The view's message; it stands in a `status` that was there before it. */
export function FrameMessage({ frame }: { readonly frame: FrameState }): ReactNode {
  const { message, clearMessage } = frame;
  return message?.View ? <message.View key={message.text} text={message.text} onGone={clearMessage} /> : null;
}

import type { ReactNode } from 'react';

interface WithoutScriptsProps {
  /** Of a widget's tag, where its own pieces leave none for it: it is never shown beside the widget. */
  readonly slot?: string;
  readonly children: ReactNode;
}

/** What is there for those without scripts. Where there are some, nothing of it is drawn, not even to be hidden. */
export function WithoutScripts({ slot, children }: WithoutScriptsProps) {
  return <noscript slot={slot}>{typeof document === 'undefined' ? children : null}</noscript>;
}

import type { ReactNode } from 'react';

interface WithoutScriptsProps {
  /** A slot that the surrounding widget doesn't have, so that this never shows inside the widget. */
  readonly slot?: string;
  readonly children: ReactNode;
}

/** Content for browsers without scripts. With scripts, none of it is rendered, not even hidden. */
export function WithoutScripts({ slot, children }: WithoutScriptsProps) {
  return <noscript slot={slot}>{typeof document === 'undefined' ? children : null}</noscript>;
}

import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { isTakingOver } from './takeover.js';
import { nextTurn } from './turns.js';

/**
 * Whether each {@link InTurn} of a site hydrates in a task of its own. For Preact, which hydrates a page in one go.
 * React needs no help: it pauses by itself.
 */
export const HydratesInTurn = createContext(false);

/**
 * A part of a page that hydrates after the parts before it, in a task of its own, so that taps are answered in between.
 * Until then the server's markup stands. Where there's none, it renders at once.
 * @param children a single element or a component that renders one: Preact keeps one element of a part that waits
 */
export function InTurn({ children }: { children: ReactNode }) {
  const isSplit = useContext(HydratesInTurn) && typeof document !== 'undefined';
  const [Waiting] = useState(() => (isSplit && isTakingOver() ? untilTurn() : null));
  if (Waiting === null) return children;
  return (
    <Suspense>
      <Waiting>{children}</Waiting>
    </Suspense>
  );
}

function untilTurn() {
  const turn = nextTurn();
  return lazy(() => turn.then(() => ({ default: Part })));
}

const Part = ({ children }: { children: ReactNode }) => children;

/** The mark of the entry that is put into the history, so that going back does not leave the page at once. */
const mark = 'storefrontSignIn';

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state;

/** WebKit takes an entry that was put there without the shopper's doing for a part of the one before it. */
const needsGesture = (): boolean => navigator.vendor.startsWith('Apple');

/**
 * Has the browser's way back call `onBack`, in place of leaving the page (spec 2.2). In WebKit from the first click or
 * key on.
 * @returns What ends that.
 */
export function trapBack(onBack: () => void): () => void {
  const end = new AbortController();
  const trap = () => {
    // What a router keeps there stays; an entry that is marked already is that of a page loaded anew.
    if (!isMarked(history.state)) history.pushState({ ...history.state, [mark]: true }, '');
  };
  if (needsGesture()) {
    for (const name of ['click', 'keydown'])
      addEventListener(name, trap, { capture: true, once: true, signal: end.signal });
  } else trap();
  const onPop = ({ state }: PopStateEvent) => {
    if (!isMarked(state)) onBack();
  };
  addEventListener('popstate', onPop, end);
  return () => end.abort();
}

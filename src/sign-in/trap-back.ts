/** The mark of the entry that is put into the history, so that going back does not leave the page at once. */
const mark = 'storefrontSignIn';

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state;

/**
 * Has the browser's way back call `onBack`, in place of leaving the page (spec 2.2).
 * @returns What ends that.
 */
export function trapBack(onBack: () => void): () => void {
  // What a router keeps there stays; an entry that is marked already is that of a page loaded anew.
  if (!isMarked(history.state)) history.pushState({ ...history.state, [mark]: true }, '');
  const onPop = ({ state }: PopStateEvent) => {
    if (!isMarked(state)) onBack();
  };
  addEventListener('popstate', onPop);
  return () => removeEventListener('popstate', onPop);
}

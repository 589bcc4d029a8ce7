import { hasBeenVisible, whenVisible } from '../page/visibility.js';

/** Marks the history entry that is added to keep Back from leaving the page right away. */
const mark = 'storefrontSignIn';

const isMarked = (state: unknown): boolean => typeof state === 'object' && state !== null && mark in state;

/** WebKit treats an entry that was added without a user gesture as part of the one before it. */
const needsGesture = (): boolean => navigator.vendor.startsWith('Apple');

/**
 * Makes the browser's Back button call `onBack` instead of leaving the page (spec 2.2). In WebKit, this starts with the
 * first click or key.
 * @returns A function that stops this.
 */
export function trapBack(onBack: () => void): () => void {
  const end = new AbortController();
  const trap = () => {
    if (end.signal.aborted || isMarked(history.state)) return; // the page was reloaded
    // Keep a router's state. Without one, this entry would look like that of a link to a fragment.
    history.replaceState(history.state ?? {}, '');
    history.pushState({ ...history.state, [mark]: true }, '');
  };
  if (needsGesture()) {
    for (const name of ['click', 'keydown'])
      addEventListener(name, trap, { capture: true, once: true, signal: end.signal });
  } else if (hasBeenVisible()) trap();
  else void whenVisible().then(trap); // a prerendered page can't add entries
  const onPop = ({ state }: PopStateEvent) => {
    // A link to a fragment fires this event, too, for an entry without a state.
    if (state !== null && !isMarked(state)) onBack();
  };
  addEventListener('popstate', onPop, end);
  return () => end.abort();
}

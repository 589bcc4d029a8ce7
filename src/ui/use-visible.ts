import { useSyncExternalStore } from 'react';
import { hasBeenVisible, whenVisible } from '../page/visibility.js';

function subscribe(changed: () => void): () => void {
  let isOver = hasBeenVisible();
  void whenVisible().then(() => isOver || changed());
  return () => {
    isOver = true;
  };
}

/** Whether the page has been shown to the visitor yet. Rerenders the view when that happens. */
export const useVisible = (): boolean => useSyncExternalStore(subscribe, hasBeenVisible, () => true);

import { useSyncExternalStore } from 'react';
import { useHref } from 'react-router';
import { useOnceTakenOver } from './takeover.js';

/** The same as in the stylesheets: from this width on, there's a column beside a list. */
const WIDE = '(min-width: 60em)';

const watch = (onChange: () => void) => {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

/** Returns whether there's room for a column beside the list. The server assumes so on the full site only. */
export function useIsWide(): boolean {
  const assumed = useHref('/') === '/';
  const now = useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => assumed,
  );
  return useOnceTakenOver(now, assumed);
}

import { useSyncExternalStore } from 'react';
import { useHref } from 'react-router';
import { useOnceTakenOver } from './takeover.js';

/** As the stylesheets have it: from here on, there is a column beside a list. */
const WIDE = '(min-width: 60em)';

const watch = (onChange: () => void) => {
  const wide = matchMedia(WIDE);
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

/** Whether there is room for a column beside the list. The server takes the full site to be wide, and the phone site not. */
export function useIsWide(): boolean {
  const drawn = useHref('/') === '/';
  const now = useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => drawn,
  );
  return useOnceTakenOver(now, drawn);
}

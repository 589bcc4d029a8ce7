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

/**
 * Whether the window has room for a column beside the page's own; what would stand in it need not be drawn without. The
 * server, which has no window, takes that of the full site to be wide, and that of the phone site not to be.
 */
export function useIsWide(): boolean {
  const drawn = useHref('/') === '/';
  const now = useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => drawn,
  );
  return useOnceTakenOver(now, drawn);
}

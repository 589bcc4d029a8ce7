import { useSyncExternalStore } from 'react';

/** As the stylesheets have it: from here on, there is a column beside a list. */
const wide = window.matchMedia('(min-width: 60em)');

const watch = (onChange: () => void) => {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

/** Whether the window has room for a column beside the page's own; what would stand in it need not be drawn without. */
export const useIsWide = (): boolean => useSyncExternalStore(watch, () => wide.matches);

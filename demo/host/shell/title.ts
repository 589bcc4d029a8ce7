import { useEffect } from 'react';

/** Sets the page's name in the tab, in the history, and for screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Meridian`;
  }, [title]);
}

import { useEffect } from 'react';

/** Names the page in the tab, in history and to screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Meridian`;
  }, [title]);
}

import { readZip } from './location-storage.js';
import { store } from './store.js';

/**
 * Calls back when another tab chose where to deliver, or the shopper comes back to a page that slept meanwhile.
 * @returns What ends it.
 */
export function onOtherTab(hear: () => void): () => void {
  // Without a key everything was cleared, or the page is shown; an empty zip code is one that is about to go.
  const listen = ({ key, newValue }: Partial<StorageEvent>) => {
    if (!key || (key === 'Applycode' && newValue !== '')) hear();
  };
  const types = ['storage', 'pageshow'];
  for (const type of types) addEventListener(type, listen);
  return () => {
    for (const type of types) removeEventListener(type, listen);
  };
}

/** Keeps the zip code and the city as other tabs have them. Returns what ends it. */
export const followTabs = (): (() => void) =>
  onOtherTab(() => {
    const kept = readZip();
    store.setState(({ addressindex }) => ({ addressindex: { ...addressindex, ...kept } }));
  });

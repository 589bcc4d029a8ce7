import { local } from './storage.js';
import { store } from './store.js';

/** The zip code and its city as they are stored; a city without a zip code is none. */
export function readZip(): { readonly zip: string | null; readonly city: string | null } {
  const zip = local.read('Applycode') || null;
  return { zip, city: zip && local.read('Applycity') };
}

/** Stores a zip code with its city: where one of them cannot be stored, no other city stands beside the zip code. */
export function storeZip(zip: string, city: string): void {
  local.write('Applycity', null);
  local.write('Applycity', city);
  local.write('Applycode', zip); // last: other tabs take over both when they hear of this one
}

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

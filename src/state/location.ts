import { hasBeenVisible, whenVisible } from '../page/visibility.js';
import { local } from './storage.js';
import { store } from './store.js';

/** Returns the stored zip code and its city. A city without a zip code doesn't count. */
export function readZip(): { readonly zip: string | null; readonly city: string | null } {
  const zip = local.read('Applycode') || null;
  return { zip, city: zip && local.read('Applycity') };
}

/** Stores a zip code with its city. Even if one of them can't be stored, a zip code never gets the wrong city. */
export function storeZip(zip: string, city: string): void {
  local.write('Applycity', null);
  local.write('Applycity', city);
  local.write('Applycode', zip); // last, because other tabs read both when this one changes
}

/**
 * Calls back when another tab changes where to deliver, when the shopper comes back to a page that was asleep, or when
 * they first see one that was prerendered.
 * @returns A function that stops listening.
 */
export function onOtherTab(hear: () => void): () => void {
  // No key means that storage was cleared or the page is shown. An empty zip code is about to be removed.
  const listen = ({ key, newValue }: Partial<StorageEvent>) => {
    if (!key || (key === 'Applycode' && newValue !== '')) hear();
  };
  const types = ['storage', 'pageshow'];
  for (const type of types) addEventListener(type, listen);
  let isOver = hasBeenVisible();
  void whenVisible().then(() => isOver || hear());
  return () => {
    isOver = true;
    for (const type of types) removeEventListener(type, listen);
  };
}

/** Keeps the zip code and the city in sync with other tabs. Returns a function that stops it. */
export const followTabs = (): (() => void) =>
  onOtherTab(() => {
    const kept = readZip();
    store.setState(({ addressindex }) => ({ addressindex: { ...addressindex, ...kept } }));
  });

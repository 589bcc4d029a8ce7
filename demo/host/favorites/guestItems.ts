import { array, number, type, validate } from 'superstruct';
import type { Ids } from '../../shared/replies/favorites.js';
import type { Kind } from '../api/favorites.js';

const KEY = 'savedItems';

/** The most items of each kind that are kept without an account. The oldest are dropped first. */
const MAX = 100;

const Saved = type({ goods: array(number()), store: array(number()) });

let memory: Ids = { goods: [], store: [] };

/** Returns what a guest has saved in this browser, newest first. */
export function readGuestItems(): Ids {
  try {
    const [unfit, saved] = validate(JSON.parse(localStorage.getItem(KEY) ?? 'null'), Saved);
    return unfit ? { goods: [], store: [] } : saved;
  } catch {
    // If storage is denied, items last as long as the page. If it isn't JSON, it isn't ours.
    return memory;
  }
}

export function saveGuestItem(kind: Kind, id: number, isSaved: boolean): void {
  const before = readGuestItems();
  const others = before[kind].filter((each) => each !== id);
  write({ ...before, [kind]: (isSaved ? [id, ...others] : others).slice(0, MAX) });
}

/** Forgets these items, but keeps what another tab has saved in the meantime. */
export function forgetGuestItems(given: Ids): void {
  const now = readGuestItems();
  write({
    goods: now.goods.filter((id) => !given.goods.includes(id)),
    store: now.store.filter((id) => !given.store.includes(id)),
  });
}

/** Calls back when another tab has changed the items. */
export function watchGuestItems(onChange: () => void): void {
  // The server has no other tabs.
  globalThis.addEventListener?.('storage', ({ key }) => {
    if (key === KEY || key === null) onChange();
  });
}

function write(items: Ids): void {
  memory = items;
  try {
    if (items.goods.length + items.store.length > 0) localStorage.setItem(KEY, JSON.stringify(items));
    else localStorage.removeItem(KEY);
  } catch {
    // Denied or full. The items are still in memory.
  }
}

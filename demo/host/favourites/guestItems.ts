import { array, number, type, validate } from 'superstruct';
import type { Ids, Kind } from '../api/favourites.js';

const KEY = 'savedItems';

/** Most that is kept of a kind without an account; the oldest go first. */
const MAX = 100;

const Saved = type({ goods: array(number()), store: array(number()) });

let memory: Ids = { goods: [], store: [] };

/** What a guest has saved in this browser, the newest first. */
export function readGuestItems(): Ids {
  try {
    const [unfit, saved] = validate(JSON.parse(localStorage.getItem(KEY) ?? 'null'), Saved);
    return unfit ? { goods: [], store: [] } : saved;
  } catch {
    // Where storage is denied, for the life of the page; what isn't JSON is nobody's.
    return memory;
  }
}

export function keepGuestItem(kind: Kind, id: number, isSaved: boolean): void {
  const before = readGuestItems();
  const others = before[kind].filter((each) => each !== id);
  write({ ...before, [kind]: (isSaved ? [id, ...others] : others).slice(0, MAX) });
}

/** Forgets these, and leaves what another tab has saved meanwhile. */
export function forgetGuestItems(given: Ids): void {
  const now = readGuestItems();
  write({
    goods: now.goods.filter((id) => !given.goods.includes(id)),
    store: now.store.filter((id) => !given.store.includes(id)),
  });
}

/** Calls back when another tab has changed them. */
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
    // Denied or full: the memory has it.
  }
}

import Cookies from 'js-cookie';
import { sharedOnPage } from '../page/page-record.js';
import { type Act, type Stored, storedDefinition } from './storage.definition.js';

/** What may be kept in the browser, and when (contract section 10). */
export type StorageMode = 'always' | 'on-use' | 'never';

/** The part of `Storage` that's used here. Cookies have it, too. */
type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface SafeStorage<Name extends string> {
  read(name: Name): string | null;
  /** Null removes the value. What may not be kept now stays in memory until it may. */
  write(name: Name, value: string | null): void;
  /** Whether anything is stored that this act leads to. */
  holds(act: Act): boolean;
  /** Stores from memory what may be kept now, and takes into memory what may not. */
  settle(): void;
  /** Removes all that is ours. */
  erase(): void;
}

/** What may be kept now, for all copies on the page. */
const policy = sharedOnPage('storagePolicy', () => ({
  mode: 'always' as StorageMode,
  /** What the shopper has done on this page. */
  acts: new Set<Act>(),
  /** Called after the first act. */
  waiting: [] as (() => void)[],
}));

/** Whether the shopper has done something, on this page or on one before it. */
const hasActed = (act: Act): boolean =>
  act === 'any'
    ? policy.acts.size > 0 || places.some((place) => place.holds('any'))
    : policy.acts.has(act) || places.some((place) => place.holds(act));

const mayStore = (act: Act): boolean =>
  policy.mode === 'always' || (policy.mode === 'on-use' && hasActed(act));

/**
 * Returns storage that never throws. If it's denied, full or missing, or nothing may be kept there, values are kept in
 * memory for the life of the page, shared by all copies of the bundle. Even naming `localStorage` throws in a sandboxed
 * frame, so it's named only inside `try`.
 */
function safeStorage<Name extends string>(
  kind: string,
  entries: Readonly<Record<Name, Omit<Stored, 'description'>>>,
  place: () => Place,
): SafeStorage<Name> {
  const names = Object.keys(entries) as Name[]; // the keys of the record
  const memory = sharedOnPage(kind, () => new Map<string, string | null>());
  const attempt = <T>(act: (place: Place) => T): T | undefined => {
    try {
      return act(place());
    } catch {
      return undefined;
    }
  };
  const readStored = (name: Name): string | null => {
    const value: unknown = attempt((it) => it.getItem(name)); // a page may have replaced the function
    return typeof value === 'string' ? value : null;
  };
  const read = (name: Name): string | null =>
    memory.get(name) ?? (memory.has(name) ? null : readStored(name));
  const store = (name: Name, value: string | null): void => {
    memory.delete(name);
    attempt((it) => (value === null ? it.removeItem(name) : it.setItem(name, value)));
    // If the value can't be read back, keep it in memory.
    if (readStored(name) !== value) memory.set(name, value);
  };
  return {
    read,
    write(name, value) {
      if (value === null || mayStore(entries[name].act)) store(name, value);
      else memory.set(name, value);
    },
    holds: (act) =>
      names.some((name) => (act === 'any' || entries[name].act === act) && readStored(name) !== null),
    settle() {
      for (const name of names) {
        const value = read(name);
        if (value === null) continue;
        if (policy.mode !== 'never') {
          if (memory.has(name) && mayStore(entries[name].act)) store(name, value);
        } else {
          store(name, null);
          memory.set(name, value);
        }
      }
    },
    erase() {
      for (const name of names) store(name, null);
    },
  };
}

export const local = safeStorage('localStorage', storedDefinition.local, () => localStorage);
export const session = safeStorage('sessionStorage', storedDefinition.session, () => sessionStorage);

/** Returns a cookie's options. Inherited names are set to undefined, or js-cookie would use a page's additions. */
function cookieOptions(days: number): Cookies.CookieAttributes {
  const options: Cookies.CookieAttributes = {};
  for (const inherited in options) options[inherited] = undefined;
  return Object.assign(options, {
    path: '/',
    'max-age': `${days * 86_400}`,
    sameSite: 'Lax',
    secure: location.protocol === 'https:',
  });
}

/** Returns a value as JSON, ignoring any `toJSON` that an old library added to arrays and objects. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, field: string) {
    return this[field]; // the value itself, not what `toJSON` returned
  });

/** The cookies, prefixed with `portal_`. */
export const cookies = safeStorage('cookies', storedDefinition.cookies, () => ({
  getItem: (name) => Cookies.get(`portal_${name}`) ?? null,
  // `safeStorage` passes only its own names.
  setItem: (name, value) =>
    Cookies.set(
      `portal_${name}`,
      value,
      cookieOptions(storedDefinition.cookies[name as keyof typeof storedDefinition.cookies].days),
    ),
  // js-cookie's `remove` builds its own options, which inherit what a page added to `Object.prototype`.
  removeItem: (name) => Cookies.set(`portal_${name}`, '', cookieOptions(0)),
}));

/** All places where something may be kept. */
const places = [local, session, cookies] as const;

/** Begins to keep only what a mode allows: to `never` erases what is ours, to `always` stores what was in memory. */
export function setStorageMode(mode: StorageMode): void {
  if (mode === policy.mode) return;
  policy.mode = mode;
  settle();
  if (mode === 'always') endWaiting();
}

export const storageMode = (): StorageMode => policy.mode;

/** Records that the shopper has done something, after which what it needs may be kept under `on-use`. */
export function didAct(act: Act): void {
  if (policy.acts.has(act)) return;
  policy.acts.add(act);
  settle();
  endWaiting();
}

/** Resolves once something that concerns the visitor alone may be asked for: at once, unless an act has to come first. */
export const whenActed = (): Promise<void> =>
  policy.mode === 'always' || hasActed('any')
    ? Promise.resolve()
    : new Promise((go) => policy.waiting.push(go));

/** Removes all that is ours from the browser, and forgets what the shopper has done. */
export function eraseStored(): void {
  policy.acts.clear();
  for (const place of places) place.erase();
}

function settle(): void {
  for (const place of places) place.settle();
}

function endWaiting(): void {
  for (const go of policy.waiting.splice(0)) go();
}

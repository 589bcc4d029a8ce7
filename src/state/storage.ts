import Cookies from 'js-cookie';
import { sharedOnPage } from '../page/page-record.js';

/** How many days each cookie lasts. */
export const cookieDays = {
  myCookie: 14,
  userInfo: 14,
  NewLang: 14,
  locale: 365,
  prizeShown: 2,
  passkeyOffered: 180,
} as const;

type LocalName = (typeof localStorageKeys)[number];
type SessionName = (typeof sessionStorageKeys)[number];
type CookieName = keyof typeof cookieDays;

/** The part of `Storage` that's used here. Cookies have it, too. */
type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface SafeStorage<Name extends string> {
  read(name: Name): string | null;
  /** Null removes the value. */
  write(name: Name, value: string | null): void;
}

/**
 * Returns storage that never throws. If it's denied, full or missing, values are kept in memory for the life of the
 * page, shared by all copies of the bundle. Even naming `localStorage` throws in a sandboxed frame, so it's named only
 * inside `try`.
 */
function safeStorage<Name extends string>(kind: string, place: () => Place): SafeStorage<Name> {
  const memory = sharedOnPage(kind, () => new Map<string, string | null>());
  const attempt = <T>(act: (place: Place) => T): T | undefined => {
    try {
      return act(place());
    } catch {
      return undefined;
    }
  };
  const read = (name: Name): string | null => {
    const remembered = memory.get(name);
    if (remembered !== undefined) return remembered;
    const value: unknown = attempt((it) => it.getItem(name)); // a page may have replaced the function
    return typeof value === 'string' ? value : null;
  };
  return {
    read,
    write(name, value) {
      memory.delete(name);
      attempt((it) => (value === null ? it.removeItem(name) : it.setItem(name, value)));
      // If the value can't be read back, keep it in memory.
      if (read(name) !== value) memory.set(name, value);
    },
  };
}

export const local = safeStorage<LocalName>('localStorage', () => localStorage);
export const session = safeStorage<SessionName>('sessionStorage', () => sessionStorage);

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
export const cookies = safeStorage<CookieName>('cookies', () => ({
  getItem: (name) => Cookies.get(`portal_${name}`) ?? null,
  // `safeStorage` passes only its own names.
  setItem: (name, value) =>
    Cookies.set(`portal_${name}`, value, cookieOptions(cookieDays[name as CookieName])),
  // js-cookie's `remove` builds its own options, which inherit what a page added to `Object.prototype`.
  removeItem: (name) => Cookies.set(`portal_${name}`, '', cookieOptions(0)),
}));

/** The widgets' keys in local storage (contract section 3). */
export const localStorageKeys = [
  'newuuid',
  'token',
  'userInfo',
  'Applycode',
  'Applycity',
  'firstVisitTime',
  'dzpTime',
  'coupon_bol',
  'centerDialogVisibletime',
  'acconutShower',
  'prizeDraw',
  'recentCars',
  'giftClaimed',
] as const;

/** The widgets' keys in session storage. */
export const sessionStorageKeys = [
  'userInfo',
  'giftCountdown',
  'prizeShown',
  'prizeDraw',
  'spinWish',
] as const;

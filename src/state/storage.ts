import Cookies from 'js-cookie';
import { sharedOnPage } from './page-record.js';

/** For how many days each cookie is kept. */
const cookieDays = {
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

/** The part of `Storage` that is used; cookies have it too. */
type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface SafeStorage<Name extends string> {
  read(name: Name): string | null;
  /** Null removes it. */
  write(name: Name, value: string | null): void;
}

/**
 * Storage that never throws: where it is denied, full, or missing altogether, values are kept in memory for the
 * life of the page, by all copies of the bundle. Even naming `localStorage` throws in a sandboxed frame, so it is
 * named inside `try` alone.
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
    return remembered === undefined ? (attempt((it) => it.getItem(name)) ?? null) : remembered;
  };
  return {
    read,
    write(name, value) {
      memory.delete(name);
      attempt((it) => (value === null ? it.removeItem(name) : it.setItem(name, value)));
      // What cannot be read back is remembered.
      if (read(name) !== value) memory.set(name, value);
    },
  };
}

export const local = safeStorage<LocalName>('localStorage', () => localStorage);
export const session = safeStorage<SessionName>('sessionStorage', () => sessionStorage);

/** js-cookie takes on what a page gave `Object.prototype`, unless the same names stand here, empty. */
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

/** The JSON of a value, whatever `toJSON` an old library gave to arrays and objects. */
export const toJson = (value: unknown): string =>
  JSON.stringify(value, function (this: Record<string, unknown>, field: string) {
    return this[field]; // not what `toJSON` made of it
  });

/** The cookies, `portal_`-prefixed. */
export const cookies = safeStorage<CookieName>('cookies', () => ({
  getItem: (name) => Cookies.get(`portal_${name}`) ?? null,
  // `kept` passes on its names alone.
  setItem: (name, value) =>
    Cookies.set(`portal_${name}`, value, cookieOptions(cookieDays[name as CookieName])),
  // Its `remove` makes options of its own, which a polluted page fills.
  removeItem: (name) => Cookies.set(`portal_${name}`, '', cookieOptions(0)),
}));

/** What the widgets keep in local storage (contract section 3). */
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

/** What they keep in session storage. */
export const sessionStorageKeys = [
  'userInfo',
  'giftCountdown',
  'prizeShown',
  'prizeDraw',
  'spinWish',
] as const;

import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Db } from '../db/database.js';
import { isSigned, sign } from '../db/signing-key.js';

const KEY = 'browser';
const HALF_A_YEAR_S = 180 * 86_400;

/** The browsers that somebody has signed in with, by a signed cookie. It opens nothing. */
export interface KnownBrowsers {
  /** Which of the browsers that signed in to this account sends a request; null for any other. */
  readonly recognize: (c: Context, email: string) => Promise<string | null>;
  /** Has a browser keep that it signed in to this account. */
  readonly remember: (c: Context, email: string) => Promise<void>;
}

/** @param whose accounts: a shopper's browser is not known to a seller's account of the same email */
export function knownBrowsers(db: Db, whose: 'shopper' | 'seller'): KnownBrowsers {
  const claimOf = (email: string, browser: string) => `${whose} ${email} ${browser}`;
  return {
    async recognize(c, email) {
      const [browser = '', signature = ''] = (getCookie(c, cookieOf(whose, email)) ?? '').split('.');
      if (browser === '') return null;
      return (await isSigned(db, KEY, claimOf(email, browser), signature)) ? browser : null;
    },
    async remember(c, email) {
      const browser = randomBytes(18).toString('base64url');
      setCookie(
        c,
        cookieOf(whose, email),
        `${browser}.${await sign(db, KEY, claimOf(email, browser))}`,
        // The calls alone read it.
        { path: '/v3', httpOnly: true, sameSite: 'Lax', secure: isHttps(c), maxAge: HALF_A_YEAR_S },
      );
    },
  };
}

/** A cookie an account, as several people may share a browser. It does not tell the email. */
const cookieOf = (whose: string, email: string): string =>
  `portal_browser_${createHash('sha256').update(`${whose} ${email}`).digest('hex').slice(0, 16)}`;

const isHttps = (c: Context): boolean => c.req.header('origin')?.startsWith('https:') ?? false;

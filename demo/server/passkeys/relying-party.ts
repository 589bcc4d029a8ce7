import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { Db } from '../db/database.js';
import { sign } from '../db/signing-key.js';

/** Where the passkeys of this shop are good. */
export interface RelyingParty {
  /** The host of the storefront: browsers keep passkeys by it. */
  readonly id: string;
  /** The one origin whose pages may ask for a signature. */
  readonly origin: string;
}

/** @returns null where the storefront has no name but an address, for which browsers make no passkeys. */
export function relyingParty(storefrontOrigin: string): RelyingParty | null {
  const { hostname, origin } = new URL(storefrontOrigin);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null;
}

/** Whether a request comes from a page of the storefront itself; with a GET, browsers name another origin alone. */
export const isFromStorefront = (c: Context, { origin }: RelyingParty): boolean =>
  (c.req.header('origin') ?? origin) === origin;

/** What authenticators know a shopper by: always the same, and telling nothing. */
export const userHandle = async (db: Db, userId: number): Promise<string> =>
  sign(db, 'passkeys', `shopper ${userId}`);

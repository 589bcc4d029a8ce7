import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import { findUser } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import { cartLines } from './schema.js';

/** Whose cart: a shopper's, or a guest's by the visitor's uuid. */
export type Owner = { readonly userId: number } | { readonly visitor: string };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A text as a visitor's uuid; null for anything else. */
export const toUuid = (text: string): string | null => (UUID.test(text) ? text.toLowerCase() : null);

/** Whose cart a request means: the signed-in shopper's, else that of its `uuid` header; null without both. */
export async function findOwner(db: Db, c: Context, now = new Date()): Promise<Owner | null> {
  const user = await findUser(db, c, now);
  if (user !== null) return { userId: user.userId };
  const visitor = toUuid(c.req.header('uuid') ?? '');
  return visitor === null ? null : { visitor };
}

/** The lines of a cart. */
export function linesOf(owner: Owner): SQL | undefined {
  return 'userId' in owner
    ? eq(cartLines.userId, owner.userId)
    : and(eq(cartLines.visitor, owner.visitor), isNull(cartLines.userId));
}

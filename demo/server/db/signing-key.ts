import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { signingKeys } from '../notifications/schema.js';
import type { Db } from './database.js';

/** Returns the signature of a claim with the key of that name: 43 base64url characters. */
export async function sign(db: Db, name: string, claim: string): Promise<string> {
  const key = Buffer.from(await signingKey(db, name), 'base64url');
  return createHmac('sha256', key).update(claim).digest('base64url');
}

export async function isSigned(db: Db, name: string, claim: string, signature: string): Promise<boolean> {
  const expected = Buffer.from(await sign(db, name, claim));
  const received = Buffer.from(signature);
  return received.length === expected.length && timingSafeEqual(expected, received);
}

/** Creates the key when it is first needed. If several servers start at once, all of them use the first one's key. */
async function signingKey(db: Db, name: string): Promise<string> {
  const find = () => db.select().from(signingKeys).where(eq(signingKeys.name, name));
  const [existing] = await find();
  if (existing !== undefined) return existing.key;
  const key = randomBytes(32).toString('base64url');
  await db.insert(signingKeys).values({ name, key }).onConflictDoNothing();
  const [stored] = await find();
  return stored?.key ?? key;
}

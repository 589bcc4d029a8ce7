import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { signingKeys, TOPICS, type Topic } from './schema.js';

const NAME = 'unsubscribe';

/** What an unsubscribe link is good for: to end the mails of one topic to one shopper, and nothing else. */
export interface Unsubscription {
  readonly userId: number;
  readonly topic: Topic;
}

/** The token of an unsubscribe link. It holds for ever, as a mail may be read late, and tells nobody's email. */
export async function makeUnsubscribeToken(db: Db, { userId, topic }: Unsubscription): Promise<string> {
  const claim = `${userId}.${topic}`;
  return `${claim}.${sign(await signingKey(db), claim)}`;
}

/** What a token stands for; null for one that is not ours, or was changed. */
export async function readUnsubscribeToken(db: Db, token: string): Promise<Unsubscription | null> {
  const [, user = '', name = '', signature = ''] = /^(\d{1,9})\.([a-z]+)\.([\w-]{43})$/.exec(token) ?? [];
  const topic = TOPICS.find((known) => known === name);
  if (topic === undefined) return null;
  const right = Buffer.from(sign(await signingKey(db), `${user}.${name}`));
  return timingSafeEqual(right, Buffer.from(signature)) ? { userId: Number(user), topic } : null;
}

function sign(key: string, claim: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(claim).digest('base64url');
}

/** Made when it is first wanted; of several servers that start at once, the first one's key is everybody's. */
async function signingKey(db: Db): Promise<string> {
  const find = () => db.select().from(signingKeys).where(eq(signingKeys.name, NAME));
  const [known] = await find();
  if (known !== undefined) return known.key;
  const key = randomBytes(32).toString('base64url');
  await db.insert(signingKeys).values({ name: NAME, key }).onConflictDoNothing();
  const [kept] = await find();
  return kept?.key ?? key;
}

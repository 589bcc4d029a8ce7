import { and, eq } from 'drizzle-orm';
import { users } from '../accounts/schema.js';
import type { Db } from '../db/database.js';
import { isSigned, sign } from '../db/signing-key.js';
import { subscriptions, TOPICS, type Topic } from './schema.js';

/** Mails about an order are part of it. */
const SUBSCRIBED_AT_FIRST: Readonly<Record<Topic, boolean>> = { orders: true };

export async function findSubscriptions(db: Db, userId: number) {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  return TOPICS.map((topic) => ({
    topic,
    by_mail: rows.find((row) => row.topic === topic)?.byMail ?? SUBSCRIBED_AT_FIRST[topic],
  }));
}

export async function isSubscribed(db: Db, userId: number, topic: Topic): Promise<boolean> {
  const [row] = await db
    .select({ byMail: subscriptions.byMail })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.topic, topic)));
  return row?.byMail ?? SUBSCRIBED_AT_FIRST[topic];
}

/** Subscribes a shopper to a topic's mails, or unsubscribes them. */
export async function setSubscription(db: Db, userId: number, topic: Topic, byMail: boolean): Promise<void> {
  await db
    .insert(subscriptions)
    .values({ userId, topic, byMail })
    .onConflictDoUpdate({ target: [subscriptions.userId, subscriptions.topic], set: { byMail } });
}

/** Ends the mails of a topic. Does nothing if the account is gone. */
export async function endSubscription(
  db: Db,
  { userId, topic }: { readonly userId: number; readonly topic: Topic },
): Promise<void> {
  const isThere = (await db.$count(users, eq(users.userId, userId))) > 0;
  if (isThere) await setSubscription(db, userId, topic, false);
}

const NAME = 'unsubscribe';

/** What an unsubscribe link can do: end the mails on one topic to one shopper, and nothing else. */
export interface Unsubscription {
  readonly userId: number;
  readonly topic: Topic;
}

/** Makes the token of an unsubscribe link. It never expires, since mail may be read late, and reveals no email. */
export async function makeUnsubscribeToken(db: Db, { userId, topic }: Unsubscription): Promise<string> {
  const claim = `${userId}.${topic}`;
  return `${claim}.${await sign(db, NAME, claim)}`;
}

/** Reads a token. Returns null if it isn't ours or was changed. */
export async function readUnsubscribeToken(db: Db, token: string): Promise<Unsubscription | null> {
  const [, user = '', name = '', signature = ''] = /^(\d{1,9})\.([a-z]+)\.([\w-]{43})$/.exec(token) ?? [];
  const topic = TOPICS.find((each) => each === name);
  if (topic === undefined) return null;
  return (await isSigned(db, NAME, `${user}.${name}`, signature)) ? { userId: Number(user), topic } : null;
}

import type { Db } from '../db/database.js';
import { isSigned, sign } from '../db/signing-key.js';
import { TOPICS, type Topic } from './schema.js';

const NAME = 'unsubscribe';

/** What an unsubscribe link is good for: to end the mails of one topic to one shopper, and nothing else. */
export interface Unsubscription {
  readonly userId: number;
  readonly topic: Topic;
}

/** The token of an unsubscribe link. It holds for ever, as a mail may be read late, and tells nobody's email. */
export async function makeUnsubscribeToken(db: Db, { userId, topic }: Unsubscription): Promise<string> {
  const claim = `${userId}.${topic}`;
  return `${claim}.${await sign(db, NAME, claim)}`;
}

/** What a token stands for; null for one that is not ours, or was changed. */
export async function readUnsubscribeToken(db: Db, token: string): Promise<Unsubscription | null> {
  const [, user = '', name = '', signature = ''] = /^(\d{1,9})\.([a-z]+)\.([\w-]{43})$/.exec(token) ?? [];
  const topic = TOPICS.find((known) => known === name);
  if (topic === undefined) return null;
  return (await isSigned(db, NAME, `${user}.${name}`, signature)) ? { userId: Number(user), topic } : null;
}

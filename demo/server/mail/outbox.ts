import { asc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../db/database.js';
import { every } from '../every.js';
import { describeError } from '../http/errors.js';
import type { Mail, Mailer } from './mailer.js';
import { waitingMails } from './schema.js';

const EVERY_MS = 2_000;

/** A process that has not sent a mail by then has ended, in milliseconds: longer than a mail server may take. */
const LEASE_MS = 2 * 60_000;

/** How long a mail waits after its first failure, in milliseconds; twice as long after each further one. */
const FIRST_WAIT_MS = 60_000;

const LONGEST_WAIT_MS = 6 * 60 * 60_000;

/** After so many tries, some three days, nobody tries again. */
const MAX_TRIES = 20;

/** So many failures after one another are the mail server's: the other mails wait for the next look. */
const MAX_FAILURES = 3;

interface Post {
  readonly db: Db;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly now: () => Date;
  readonly logger: Logger;
  /** Ends it, after the mail under way. */
  readonly signal?: AbortSignal;
}

/**
 * Keeps mails to be sent. With the transaction of what they tell of, none tells what was rolled back, and none is
 * forgotten when the process ends.
 */
export async function queueMails(tx: Db, mails: readonly Mail[], dueAt: Date): Promise<void> {
  if (mails.length > 0) await tx.insert(waitingMails).values(mails.map((mail) => ({ ...mail, dueAt })));
}

/**
 * Sends the mails that are due, the oldest first. Several processes may be at it: each mail is one's at a time. A process
 * that is killed between the mail server's word and its own note has another send that mail once more.
 */
export async function sendMails({ db, mailer, now, logger, signal }: Post): Promise<number> {
  let sent = 0;
  for (let failures = 0; failures < MAX_FAILURES && !signal?.aborted; ) {
    const mail = await claim(db, now());
    if (mail === undefined) break;
    const { mailId, tries, dueAt, ...content } = mail;
    try {
      await mailer.send(content);
      await db.delete(waitingMails).where(eq(waitingMails.mailId, mailId));
      sent += 1;
      failures = 0;
    } catch (error) {
      failures += 1;
      const reason = describeError(error);
      if (tries >= MAX_TRIES) {
        await db.delete(waitingMails).where(eq(waitingMails.mailId, mailId));
        logger.error({ ...reason, mailId }, 'a mail is given up');
      } else {
        const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
        const nextAt = new Date(now().getTime() + wait);
        await db.update(waitingMails).set({ dueAt: nextAt }).where(eq(waitingMails.mailId, mailId));
        logger.warn({ ...reason, mailId, nextAt }, 'a mail waits for its next try');
      }
    }
  }
  return sent;
}

/** Takes the mail that is due first, for as long as the lease; undefined for none. */
async function claim(db: Db, now: Date) {
  // Named, it is looked for once; within the condition, Postgres may look anew for each row, and take several.
  const due = db
    .$with('due')
    .as(
      db
        .select({ id: waitingMails.mailId })
        .from(waitingMails)
        .where(lte(waitingMails.dueAt, now))
        .orderBy(asc(waitingMails.dueAt), asc(waitingMails.mailId))
        .limit(1)
        .for('update', { skipLocked: true }),
    );
  const [mail] = await db
    .with(due)
    .update(waitingMails)
    .set({ tries: sql`${waitingMails.tries} + 1`, dueAt: new Date(now.getTime() + LEASE_MS) })
    .from(due)
    .where(eq(waitingMails.mailId, due.id))
    .returning(getTableColumns(waitingMails));
  return mail;
}

/** From now on, mails are sent soon after they were kept. Several processes may do it at once. */
export function startOutbox(post: Omit<Post, 'signal'>): () => Promise<void> {
  const end = new AbortController();
  const stop = every(
    EVERY_MS,
    () => sendMails({ ...post, signal: end.signal }),
    (error) => post.logger.warn(describeError(error), 'the mails could not be read'),
  );
  return () => {
    end.abort();
    return stop();
  };
}

import { asc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../db/database.js';
import { every } from '../every.js';
import { describeError } from '../http/errors.js';
import type { Mail, Mailer } from './mailer.js';
import { waitingMails } from './schema.js';

const EVERY_MS = 2_000;

/** How long a process has for a mail before another takes over, in milliseconds: longer than a mail server may take. */
const LEASE_MS = 2 * 60_000;

/** How long a mail waits after its first failure, in milliseconds. The wait doubles with each further failure. */
const FIRST_WAIT_MS = 60_000;

const LONGEST_WAIT_MS = 6 * 60 * 60_000;

/** Number of tries, over about three days, before a mail is given up. */
const MAX_TRIES = 20;

/** This many failures in a row mean a problem with the mail server: the other mails wait for the next run. */
const MAX_FAILURES = 3;

interface Post {
  readonly db: Db;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly now: () => Date;
  readonly logger: Logger;
  /** Stops sending after the current mail. */
  readonly signal?: AbortSignal;
}

/**
 * Queues mails to be sent. Queue them in the transaction of the change they report: then no mail reports a change that
 * was rolled back, and none is lost if the process exits.
 */
export async function queueMails(tx: Db, mails: readonly Mail[], dueAt: Date): Promise<void> {
  if (mails.length > 0) await tx.insert(waitingMails).values(mails.map((mail) => ({ ...mail, dueAt })));
}

/**
 * Sends the mails that are due, oldest first. Several processes may run it at once: each claims one mail at a time. If
 * a process is killed after the mail server accepts a mail but before it deletes the row, another sends it again.
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

/** Claims the mail that is due first, for the length of the lease. Returns undefined if none is due. */
async function claim(db: Db, now: Date) {
  // A CTE runs once. As a subquery in the condition, Postgres may run it again for each row and claim several mails.
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

interface Outbox extends Omit<Post, 'signal'> {
  /** Queues the mails about what has changed, before each run. */
  readonly queueDue: (now: Date) => Promise<unknown>;
}

/** Starts sending mails in the background, soon after they are queued. Several processes may do so at once. */
export function startOutbox({ queueDue, ...post }: Outbox): () => Promise<void> {
  const end = new AbortController();
  const stop = every(
    EVERY_MS,
    async () => {
      try {
        await queueDue(post.now());
      } finally {
        await sendMails({ ...post, signal: end.signal });
      }
    },
    (error) => post.logger.warn(describeError(error), 'the mails could not be read'),
  );
  return () => {
    end.abort();
    return stop();
  };
}

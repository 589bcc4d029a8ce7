import type { Context } from 'hono';
import type { Db } from '../db/database.js';
import { mailboxOf } from '../invitations/mailboxes.js';
import { type Limit, rateLimit } from '../limits/rate-limit.js';

const QUARTER_S = 15 * 60;
const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/**
 * What anybody can have mailed to a mailbox that isn't theirs, and how often. The address of the sender doesn't matter,
 * since they may have many. Each subject has a count of its own, so that quotes don't use up the owner's codes.
 */
const LIMITS = {
  /** Codes to create an account or to change a password, of shoppers and sellers together. */
  code: [
    { attempts: 5, perS: QUARTER_S },
    { attempts: 20, perS: DAY_S },
  ],
  /** Codes for someone who is signed in, maybe with a stolen session: strangers can't use up these. */
  ownCode: [
    { attempts: 5, perS: QUARTER_S },
    { attempts: 20, perS: DAY_S },
  ],
  quote: [
    { attempts: 5, perS: QUARTER_S },
    { attempts: 10, perS: DAY_S },
  ],
  /** New links to a guest's order. */
  orderLink: [
    { attempts: 3, perS: QUARTER_S },
    { attempts: 10, perS: DAY_S },
  ],
  /** Confirmations of a subscription, which a stolen session can end and begin again. */
  subscription: [{ attempts: 6, perS: DAY_S }],
  /** What anybody writes to the shop's own mailbox, from however many addresses. */
  shop: [{ attempts: 100, perS: HOUR_S }],
} as const satisfies Record<string, readonly Omit<Limit, 'name'>[]>;

export type MailSubject = keyof typeof LIMITS;

export interface MailboxLimits {
  /**
   * Counts a mail to the mailbox of this email, under whatever alias. Returns null if it may be sent, otherwise when to
   * try again.
   * @param browser the id of a browser that has signed in to the account before: strangers can't use up its mails
   */
  readonly take: (
    c: Context,
    subject: MailSubject,
    email: string,
    browser?: string | null,
  ) => Promise<'soon' | 'tomorrow' | null>;
}

/** Every mail that a stranger can cause is counted here before it is queued or sent. */
export function mailboxLimits(db: Db): MailboxLimits {
  const counts = Object.entries(LIMITS).flatMap(([subject, limits]) =>
    limits.map((limit) => ({
      subject,
      again: limit.perS === DAY_S ? ('tomorrow' as const) : ('soon' as const),
      count: rateLimit(db, { name: `mail-${subject}-${limit.perS}`, ...limit }),
    })),
  );
  return {
    async take(c, subject, email, browser = null) {
      const key = browser === null ? mailboxOf(email) : `browser ${browser}`;
      for (const { again, count } of counts.filter((each) => each.subject === subject))
        if (!(await count.take(c, key))) return again;
      return null;
    },
  };
}

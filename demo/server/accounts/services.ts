import type { Db } from '../db/database.js';
import { type OneAtATime, oneAtATime } from '../db/one-at-a-time.js';
import { type MailboxLimits, mailboxLimits } from '../mail/mailbox-limits.js';
import type { Mailer } from '../mail/mailer.js';
import { type AccountLimits, accountLimits } from './limits.js';
import { argon2, type Passwords } from './passwords.js';

export interface AccountServices {
  readonly mailer: Mailer;
  readonly storefrontOrigin: string;
  readonly passwords: Passwords;
  readonly now: () => Date;
  readonly limits: AccountLimits;
  readonly mailboxes: MailboxLimits;
  /**
   * Runs sign-ins to the same account one after another in each process, keyed by its email, so that somebody who signs
   * in several times at once isn't over the limit. The limit itself holds across all processes: an attempt counts before
   * its password is checked.
   */
  readonly oneAtATime: OneAtATime;
}

/** Returns the services of a running server, except for those in `given`: tests pass in their own clocks. */
export function accountServices(
  db: Db,
  given: Pick<AccountServices, 'mailer'> & Partial<AccountServices>,
): AccountServices {
  const now = given.now ?? (() => new Date());
  return {
    storefrontOrigin: 'http://localhost:4173',
    passwords: argon2,
    now,
    limits: accountLimits(db, 'shopper'),
    mailboxes: mailboxLimits(db),
    oneAtATime: oneAtATime(),
    ...given,
  };
}

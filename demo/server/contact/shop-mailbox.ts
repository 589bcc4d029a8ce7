import type { Context } from 'hono';
import { COMPANY } from '../../shared/company.js';
import type { ApiEnv } from '../http/api.js';
import type { MailboxLimits } from '../mail/mailbox-limits.js';

/**
 * Counts a mail that a visitor causes to the shop itself. Returns false if the shop gets too many: what the visitor
 * sent is stored all the same, and only the mail is left out.
 */
export async function mayMailShop(c: Context<ApiEnv>, mailboxes: MailboxLimits): Promise<boolean> {
  if ((await mailboxes.take(c, 'shop', COMPANY.mail)) === null) return true;
  c.get('logger').warn('the shop gets too many mails: this one is only stored');
  return false;
}

import { domainToASCII } from 'node:url';
import type { Db } from '../db/database.js';
import { sign } from '../db/signing-key.js';
import { knownMailboxes } from './schema.js';

/** Two names of one service, which reads no dots in the name before them. */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address reaches: without case, without a tag after a plus sign, with the domain in ASCII, and for
 * Gmail without dots. Two addresses with the same mailbox are one person's.
 */
export function mailboxOf(email: string): string {
  const text = email.normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).replace(/\.$/, '');
  const ascii = domainToASCII(domain) || domain;
  const [untagged = ''] = text.slice(0, at).split('+', 1);
  return GMAIL.has(ascii) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${ascii}`;
}

/** Remembers a mailbox, as a hash that says nothing by itself. Whether no account was ever opened with it. */
export async function rememberMailbox(tx: Db, email: string): Promise<boolean> {
  const hash = await sign(tx, 'mailboxes', mailboxOf(email));
  const added = await tx.insert(knownMailboxes).values({ hash }).onConflictDoNothing().returning();
  return added.length > 0;
}

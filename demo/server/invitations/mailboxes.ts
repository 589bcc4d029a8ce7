import { domainToASCII } from 'node:url';
import type { Db } from '../db/database.js';
import { sign } from '../db/signing-key.js';
import { registeredMailboxes } from './schema.js';

/** Two domains of one service, which ignores dots in the name before the @. */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox that an address reaches: lowercase, without a tag after a plus sign, with the domain in ASCII,
 * and without dots for Gmail. Two addresses with the same mailbox belong to one person.
 */
export function mailboxOf(email: string): string {
  const text = email.normalize('NFKC').trim().toLowerCase();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).replace(/\.$/, '');
  const ascii = domainToASCII(domain) || domain;
  const [untagged = ''] = text.slice(0, at).split('+', 1);
  return GMAIL.has(ascii) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${ascii}`;
}

/** Stores a mailbox as a hash that reveals nothing. Returns true if no account was ever opened with it. */
export const rememberMailbox = (tx: Db, email: string): Promise<boolean> => remember(tx, mailboxOf(email));

/** The same for a person at a provider, who may have shared no email. A mailbox never contains a space. */
export const rememberPerson = (tx: Db, issuer: string, subject: string): Promise<boolean> =>
  remember(tx, `${issuer} ${subject}`);

async function remember(tx: Db, name: string): Promise<boolean> {
  const hash = await sign(tx, 'mailboxes', name);
  const added = await tx.insert(registeredMailboxes).values({ hash }).onConflictDoNothing().returning();
  return added.length > 0;
}

import { and, asc, eq, inArray } from 'drizzle-orm';
import { LANGUAGES, type Language } from '../../shared/language.js';
import { pathTo } from '../../shared/pages.js';
import type { Db } from '../db/database.js';
import type { Mail } from '../mail/mailer.js';
import { queueMails } from '../mail/outbox.js';
import { paragraph, small, wayTo, writeMail } from '../mail/write-mail.js';
import { SELLER_MESSAGES } from './messages.js';
import { type Application, applications, sellers } from './schema.js';

/** Maximum number of mails queued at a time. The next sweep takes the rest. */
const AT_ONCE = 50;

/**
 * Queues mails to sellers about the decisions on their applications, in the language they chose for messages. If an
 * application was submitted again in the meantime, there is no mail until its next review.
 */
export const queueReviewMails = (db: Db, storefrontOrigin: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ application: applications, email: sellers.email })
      .from(applications)
      .innerJoin(sellers, eq(sellers.sellerId, applications.sellerId))
      .where(and(eq(applications.mailDue, true), inArray(applications.status, ['approved', 'refused'])))
      .orderBy(asc(applications.reviewedAt))
      .limit(AT_ONCE)
      .for('update', { of: applications, skipLocked: true });
    if (due.length === 0) return;
    await queueMails(
      tx,
      due.map(({ application, email }) => reviewMail(application, email, storefrontOrigin)),
      now,
    );
    const ids = due.map(({ application }) => application.applicationId);
    await tx.update(applications).set({ mailDue: false }).where(inArray(applications.applicationId, ids));
  });

/** Returns the language that a seller chose for messages in an application's answers. English if there is none yet. */
export const languageOf = ({ contact, factory }: Application['answers']): Language =>
  LANGUAGES.find((language) => language === (contact ?? factory)?.language) ?? 'en';

function reviewMail({ kind, answers, reason }: Application, to: string, origin: string): Mail {
  const lang = languageOf(answers);
  const texts = SELLER_MESSAGES[lang].reviewMail;
  const { subject, lead, open } = reason === null ? texts.approved : texts.refused;
  const isCorrected = reason !== null && kind === 'factory';
  return writeMail(lang, to, subject, [
    paragraph(lead),
    reason === null ? null : paragraph(reason),
    wayTo(origin + pathTo(isCorrected ? 'factoryMember' : 'sellerCentral'), open),
    small(texts.why),
  ]);
}

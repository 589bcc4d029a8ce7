import { and, asc, eq, inArray } from 'drizzle-orm';
import { html } from 'hono/html';
import { LANGUAGES } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import { mailPage, paragraph, SHOP, wayTo } from '../mail/mail-page.js';
import type { Mail } from '../mail/mailer.js';
import { queueMails } from '../mail/outbox.js';
import { REVIEW_MAIL_TEXTS } from './review-mail-texts.js';
import { type Application, applications, sellers } from './schema.js';

/** So many at a time: the next sweep takes the others. */
const AT_ONCE = 50;

/**
 * Tells sellers by mail what became of their applications, in the language that they named for messages. Of one that
 * was sent again meanwhile nothing is told: its next review is.
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

function reviewMail({ kind, answers, reason }: Application, to: string, origin: string): Mail {
  const lang = LANGUAGES.find((known) => known === answers.contact?.language) ?? 'en';
  const texts = REVIEW_MAIL_TEXTS[lang];
  const { subject, lead, open } = reason === null ? texts.approved : texts.refused;
  const isCorrected = reason !== null && kind === 'factory';
  const page = `${origin}/content/${isCorrected ? 'FactoryMember' : 'sellerCentral'}`;
  const lines = [lead, reason, `${open}: ${page}`, texts.why, SHOP];
  const title = `${subject} · ${SHOP}`;
  const content = html`${paragraph(lead)}
${reason === null ? '' : paragraph(reason)}
${wayTo(page, open)}
<p style="margin:0;color:#55606b;font-size:14px">${texts.why}</p>`;
  return {
    ...{ to, lang, subject: title },
    text: lines.filter((line) => line !== null).join('\n\n'),
    html: mailPage(lang, title, subject, content),
  };
}

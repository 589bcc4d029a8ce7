import { and, asc, eq, inArray } from 'drizzle-orm';
import { html } from 'hono/html';
import { LANGUAGES } from '../../shared/language.js';
import type { AccountServices } from '../accounts/services.js';
import type { Db } from '../db/database.js';
import { mailPage, paragraph, SHOP, wayTo } from '../mail/mail-page.js';
import type { Mail } from '../mail/mailer.js';
import { sendEach } from '../mail/send-each.js';
import { REVIEW_MAIL_TEXTS } from './review-mail-texts.js';
import { type Application, applications, sellers } from './schema.js';

/** So many mails at a time: the next sweep sends the others. */
const AT_ONCE = 50;

/**
 * Tells sellers by mail what became of their applications, in the language that they named for messages. Of one that
 * was sent again meanwhile nothing is told: its next review is.
 * @throws {Error} of the mail server
 */
export async function sendReviewMails(
  db: Db,
  { mailer, storefrontOrigin }: Pick<AccountServices, 'mailer' | 'storefrontOrigin'>,
): Promise<void> {
  const due = await db
    .select({ application: applications, email: sellers.email })
    .from(applications)
    .innerJoin(sellers, eq(sellers.sellerId, applications.sellerId))
    .where(and(eq(applications.mailDue, true), inArray(applications.status, ['approved', 'refused'])))
    .orderBy(asc(applications.reviewedAt))
    .limit(AT_ONCE);
  await sendEach(
    due,
    async ({ application: { applicationId } }, mailDue) => {
      const changed = await db
        .update(applications)
        .set({ mailDue })
        .where(and(eq(applications.applicationId, applicationId), eq(applications.mailDue, !mailDue)))
        .returning({ id: applications.applicationId });
      return changed.length > 0;
    },
    ({ application, email }) => mailer.send(reviewMail(application, email, storefrontOrigin)),
  );
}

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

import { and, asc, eq } from 'drizzle-orm';
import { html } from 'hono/html';
import type { AccountServices } from '../accounts/services.js';
import type { Db } from '../db/database.js';
import { LANGUAGES } from '../http/language.js';
import { mailPage, paragraph, SHOP, wayTo } from '../mail/mail-page.js';
import type { Mail } from '../mail/mailer.js';
import { REVIEW_MAIL_TEXTS } from './review-mail-texts.js';
import { type Application, applications, sellers } from './schema.js';

/** So many mails at a time: the next sweep sends the others. */
const AT_ONCE = 50;

/**
 * Tells sellers by mail what became of their applications, in the language that they named for messages. Each is
 * claimed first, for several servers may be at it; what the mail server does not take stays due.
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
    .where(eq(applications.mailDue, true))
    .orderBy(asc(applications.reviewedAt))
    .limit(AT_ONCE);
  for (const { application, email } of due) {
    const one = eq(applications.applicationId, application.applicationId);
    const [claimed] = await db
      .update(applications)
      .set({ mailDue: false })
      .where(and(one, eq(applications.mailDue, true)))
      .returning({ id: applications.applicationId });
    if (claimed === undefined) continue;
    try {
      await mailer.send(reviewMail(application, email, storefrontOrigin));
    } catch (error) {
      await db.update(applications).set({ mailDue: true }).where(one);
      throw error;
    }
  }
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

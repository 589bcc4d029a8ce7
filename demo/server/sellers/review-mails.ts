import { and, asc, eq, inArray } from 'drizzle-orm';
import { LANGUAGES, type Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import type { Mail } from '../mail/mailer.js';
import { queueMails } from '../mail/outbox.js';
import { paragraph, small, wayTo, writeMail } from '../mail/write-mail.js';
import { type Application, applications, sellers } from './schema.js';

interface ReviewMailTexts {
  readonly approved: { readonly subject: string; readonly lead: string; readonly open: string };
  /** The operator's reason follows the lead. */
  readonly refused: { readonly subject: string; readonly lead: string; readonly open: string };
  readonly why: string;
}

export const REVIEW_MAIL_TEXTS: Readonly<Record<Language, ReviewMailTexts>> = {
  en: {
    approved: {
      subject: 'Your store is open',
      lead: 'We reviewed your application and approved it. Your products go on sale as soon as you add them.',
      open: 'Go to your store',
    },
    refused: {
      subject: 'Your application needs a correction',
      lead: 'We reviewed your application and can’t approve it yet. You can correct it and send it again. Here’s why:',
      open: 'Correct and send again',
    },
    why: 'You’re getting this because you applied to sell in our shop.',
  },
  ru: {
    approved: {
      subject: 'Ваш магазин открыт',
      lead: 'Мы проверили вашу заявку и одобрили её. Товары поступят в продажу, как только вы их добавите.',
      open: 'Перейти в магазин',
    },
    refused: {
      subject: 'Заявку нужно исправить',
      lead: 'Мы проверили вашу заявку и пока не можем её одобрить. Исправьте её и отправьте снова. Причина:',
      open: 'Исправить и отправить снова',
    },
    why: 'Вы получили это письмо, потому что подали заявку на продажу в нашем магазине.',
  },
  ar: {
    approved: {
      subject: 'متجرك مفتوح',
      lead: 'راجعنا طلبك ووافقنا عليه. ستُعرض سلعك للبيع فور إضافتها.',
      open: 'اذهب إلى متجرك',
    },
    refused: {
      subject: 'طلبك يحتاج إلى تصحيح',
      lead: 'راجعنا طلبك ولا يمكننا الموافقة عليه بعد. يمكنك تصحيحه وإرساله من جديد. السبب:',
      open: 'صحّح وأرسل من جديد',
    },
    why: 'وصلتك هذه الرسالة لأنك تقدّمت بطلب للبيع في متجرنا.',
  },
  fr: {
    approved: {
      subject: 'Votre boutique est ouverte',
      lead: 'Nous avons examiné et accepté votre demande. Vos articles sont en vente dès que vous les ajoutez.',
      open: 'Voir votre boutique',
    },
    refused: {
      subject: 'Votre demande est à corriger',
      lead: 'Nous avons examiné votre demande et ne pouvons pas encore l’accepter. Vous pouvez la corriger et la renvoyer. Notre raison :',
      open: 'Corriger et renvoyer',
    },
    why: 'Vous recevez ce message car vous avez demandé à vendre dans notre boutique.',
  },
};

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

function reviewMail({ kind, answers, reason }: Application, to: string, origin: string): Mail {
  const lang = LANGUAGES.find((known) => known === answers.contact?.language) ?? 'en';
  const texts = REVIEW_MAIL_TEXTS[lang];
  const { subject, lead, open } = reason === null ? texts.approved : texts.refused;
  const isCorrected = reason !== null && kind === 'factory';
  return writeMail(lang, to, subject, [
    paragraph(lead),
    reason === null ? null : paragraph(reason),
    wayTo(`${origin}/content/${isCorrected ? 'FactoryMember' : 'sellerCentral'}`, open),
    small(texts.why),
  ]);
}

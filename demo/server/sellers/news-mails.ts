import { asc, desc, eq, inArray } from 'drizzle-orm';
import { fill } from '../../../dist/npm/text.js';
import { dateText, fillDates } from '../../shared/date-text.js';
import type { Language } from '../../shared/language.js';
import { pathTo } from '../../shared/pages.js';
import { lastDayOf } from '../../shared/returns.js';
import { localeOf } from '../coupons/messages.js';
import type { Db } from '../db/database.js';
import type { Mail } from '../mail/mailer.js';
import { queueMails } from '../mail/outbox.js';
import { paragraph, small, wayTo, writeMail } from '../mail/write-mail.js';
import { SELLER_MESSAGES } from './messages.js';
import { SHIP_DAYS } from './orders.js';
import { languageOf } from './review-mails.js';
import { applications, sellerNews, sellers } from './schema.js';

/** Maximum number of mails queued at a time. The next sweep takes the rest. */
const AT_ONCE = 50;

/** Queues mails to sellers about paid orders and requested returns, in the language they chose for messages. */
export const queueSellerNews = (db: Db, storefrontOrigin: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select({ news: sellerNews, to: sellers.email, sellerId: sellers.sellerId })
      .from(sellerNews)
      .innerJoin(sellers, eq(sellers.storeId, sellerNews.storeId))
      .orderBy(asc(sellerNews.newsId))
      .limit(AT_ONCE)
      .for('update', { of: sellerNews, skipLocked: true });
    if (due.length === 0) return;
    const who = inArray(
      applications.sellerId,
      due.map(({ sellerId }) => sellerId),
    );
    const latest = await tx.select().from(applications).where(who).orderBy(desc(applications.updatedAt));
    const mails = due.map(({ news, to, sellerId }) => {
      const lang = languageOf(latest.find((each) => each.sellerId === sellerId)?.answers ?? {});
      return newsMail(news, { lang, to, origin: storefrontOrigin });
    });
    await queueMails(tx, mails, now);
    const ids = due.map(({ news }) => news.newsId);
    await tx.delete(sellerNews).where(inArray(sellerNews.newsId, ids));
  });

type News = typeof sellerNews.$inferSelect;

function newsMail(
  { orderId, returnId, at }: News,
  { lang, to, origin }: { readonly lang: Language; readonly to: string; readonly origin: string },
): Mail {
  const { paid, returned, why } = SELLER_MESSAGES[lang].newsMail;
  const { subject, lead, open } = returnId === null ? paid : returned;
  const format = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' });
  const day = dateText(format.format(new Date(lastDayOf(at, SHIP_DAYS))), lang);
  const tab = returnId === null ? 'orders' : 'returns';
  return writeMail(lang, to, fill(subject, { order: orderId, n: returnId ?? '' }), [
    paragraph(fillDates(lead, { order: orderId, day })),
    wayTo(`${origin}${pathTo('sellerCentral')}?tab=${tab}`, open),
    small(why),
  ]);
}

import { fill } from '../../../dist/npm/text.js';
import { inEachLanguage, LANGUAGES, type Language } from '../../shared/language.js';
import { pathTo } from '../../shared/pages.js';
import { money } from '../coupons/messages.js';
import type { Db } from '../db/database.js';
import { findOrder } from '../orders/find-orders.js';
import type { Order } from '../orders/schema.js';
import { NOTIFICATION_MESSAGES } from './messages.js';
import { addNotice, series } from './notices.js';

/** Notifies a shopper, also by mail, of what was canceled of an order before it was sent, and of what goes back for it. */
export async function noticeOfRest(
  tx: Db,
  { userId, orderId }: Pick<Order, 'userId' | 'orderId'>,
  { cents, points }: { readonly cents: number; readonly points: number },
  now: Date,
): Promise<void> {
  if (userId === null) return;
  const names = new Map<Language, readonly string[]>();
  for (const lang of LANGUAGES) {
    const order = await findOrder(tx, userId, orderId, lang, now);
    names.set(lang, order?.canceled?.lines.map(({ goods_name }) => goods_name) ?? []);
  }
  const texts = inEachLanguage((lang) => {
    const { rest } = NOTIFICATION_MESSAGES[lang].order;
    const items = series(
      lang,
      (names.get(lang) ?? []).map((name) => (lang === 'ar' ? `\u2068${name}\u2069` : name)),
    );
    const parts = [
      fill(rest.text, { items }),
      ...(cents > 0 ? [fill(rest.sum, { sum: money(lang, cents) })] : []),
      ...(points > 0 ? [rest.points] : []),
    ];
    return { title: fill(rest.title, { n: orderId }), text: parts.join(' ') };
  });
  const href = pathTo('order', orderId);
  await addNotice(tx, { userId, topic: 'orders', texts, href, mailDue: true }, now);
}

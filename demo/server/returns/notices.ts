import { fill } from '../../../dist/npm/text.js';
import { inEachLanguage, type Language } from '../../shared/language.js';
import { pathTo } from '../../shared/pages.js';
import { SHIP_DAYS } from '../../shared/returns.js';
import { localeOf } from '../coupons/messages.js';
import type { Db } from '../db/database.js';
import { addNotice } from '../notifications/notices.js';
import type { NoticeText } from '../notifications/schema.js';
import type { Order } from '../orders/schema.js';
import { RETURN_MESSAGES } from './messages.js';
import type { Return } from './schema.js';

function sumOf(lang: Language, { refund, points }: Pick<Return, 'refund' | 'points'>): string {
  const sum = new Intl.NumberFormat(localeOf(lang), { style: 'currency', currency: 'USD' }).format(
    refund / 100,
  );
  if (points === 0) return sum;
  return fill(RETURN_MESSAGES[lang].sumAndPoints, { sum, points });
}

/** Notifies a shopper of a return's new state, also by mail, in the transaction of the change. */
export async function noticeOfReturn(
  tx: Db,
  { userId, orderId }: Pick<Order, 'userId' | 'orderId'>,
  back: Return,
  now: Date,
): Promise<void> {
  const { state, returnId, refusal } = back;
  if (userId === null || state === 'canceled') return;
  const textOf = (lang: Language): NoticeText => {
    const { title, text } = RETURN_MESSAGES[lang].notices[state];
    const values = { n: returnId, order: orderId, days: SHIP_DAYS, sum: sumOf(lang, back) };
    const more = state === 'refused' ? ` ${refusal}` : '';
    return { title: fill(title, values), text: fill(text, values) + more };
  };
  const texts = inEachLanguage(textOf);
  const href = pathTo('return', orderId, returnId);
  await addNotice(tx, { userId, topic: 'orders', texts, href, mailDue: true }, now);
}

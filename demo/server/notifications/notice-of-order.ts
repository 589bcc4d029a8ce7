import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import type { Order } from '../orders/schema.js';
import { addNotice } from './notices.js';
import { ORDER_NOTICES } from './order-texts.js';
import type { NoticeText } from './schema.js';

/** Tells a shopper what has become of an order, in the transaction of the change, and by mail too. */
export async function noticeOfOrder(
  tx: Db,
  { userId, orderId, state }: Pick<Order, 'userId' | 'orderId' | 'state'>,
  now: Date,
): Promise<void> {
  if (userId === null || state === 'unpaid' || state === 'received') return;
  const { en, ru, ar, fr } = ORDER_NOTICES[state];
  const of = ({ title, text }: NoticeText): NoticeText => ({
    title: title.replace('{n}', String(orderId)),
    text,
  });
  const texts: Record<Language, NoticeText> = { en: of(en), ru: of(ru), ar: of(ar), fr: of(fr) };
  const href = `/content/order/${orderId}`;
  await addNotice(tx, { userId, topic: 'orders', texts, href, mailDue: true }, now);
}

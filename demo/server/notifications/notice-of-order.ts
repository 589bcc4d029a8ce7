import type { Language } from '../../shared/language.js';
import type { Db } from '../db/database.js';
import type { Order } from '../orders/schema.js';
import { addNotice } from './notices.js';
import { ORDER_NOTICES } from './order-texts.js';
import type { NoticeText } from './schema.js';

/**
 * Tells the shopper of an order what has become of it, by mail too; nothing for a state that needs no telling, or an order of an
 * account that is gone.
 * @param tx the transaction of the change: a rollback takes the notification back
 * @param order in its new state
 */
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

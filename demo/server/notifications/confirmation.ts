import { fill } from '../../../dist/npm/text.js';
import { deliveryDates } from '../../shared/delivery.js';
import type { Language } from '../../shared/language.js';
import { money } from '../coupons/messages.js';
import type { Db } from '../db/database.js';
import { type AmountGroup, amounts, lines, type Part } from '../mail/write-mail.js';
import { findOrder } from '../orders/find-orders.js';
import { NOTIFICATION_MESSAGES } from './messages.js';

export interface Confirmed {
  readonly userId: number;
  /** The order; null for a mail that confirms none. */
  readonly confirms: number | null;
}

/** Writes what an order contains, costs, and where it goes: the mail about its payment makes the contract. */
export async function confirmationOf(
  db: Db,
  { userId, confirms }: Confirmed,
  lang: Language,
): Promise<Part[]> {
  const order = confirms === null ? null : await findOrder(db, userId, confirms, lang, new Date());
  if (order === null) return [];
  const texts = NOTIFICATION_MESSAGES[lang].confirmation;
  const price = (cents: number) => money(lang, cents, true);
  /** Groups lines by seller. @param arrival when they arrive; empty to leave it out */
  const sellersOf = (lines: typeof order.lines, arrival: string) =>
    [...new Set(lines.map(({ store_name }) => store_name))].map(
      (name): AmountGroup => ({
        title: fill(texts.soldBy, { name }) + arrival,
        rows: lines
          .filter(({ store_name }) => store_name === name)
          .map((line) => [`${line.buy_num} × ${line.goods_name}`, price(line.total)]),
      }),
    );
  const ordered = new Date(order.paid_at ?? order.created_at);
  const sellers =
    order.shipments.length < 2
      ? sellersOf(order.lines, '')
      : order.shipments.flatMap(({ goods_ids, days_min: min, days_max: max }) => {
          const dates = deliveryDates(lang, ordered, { min, max });
          const lines = order.lines.filter(({ goods_id }) => goods_ids.includes(goods_id));
          return sellersOf(lines, ` · ${fill(texts.arrives, { dates })}`);
        });
  const off = (cents: number) => fill(texts.off, { amount: price(cents) });
  const sums: AmountGroup = {
    title: texts.sums,
    rows: [
      [texts.shipping, order.shipping === 0 ? texts.free : price(order.shipping)],
      ...(order.discount > 0 ? [[texts.discount, off(order.discount)] as const] : []),
      ...(order.points > 0 ? [[texts.points, off(order.points)] as const] : []),
      [texts.total, price(order.total)],
    ],
  };
  const to = order.ship_to;
  const place = `${to.city_name}, ${to.state} ${to.post_code}`;
  const address = [to.contact_name, to.street, to.unit, place, to.phone].filter((line) => line !== '');
  return [amounts([...sellers, sums]), lines(texts.shipTo, address)];
}

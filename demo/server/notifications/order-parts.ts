import { fill } from '../../../dist/npm/text.js';
import type { Language } from '../../shared/language.js';
import { trackingUrl } from '../../shared/tracking-url.js';
import type { Db } from '../db/database.js';
import { lines, type Part } from '../mail/write-mail.js';
import { findOrder } from '../orders/find-orders.js';
import { arrivalOf } from './arrival.js';
import { type Confirmed, confirmationOf } from './confirmation.js';
import { NOTIFICATION_MESSAGES } from './messages.js';

export interface Noticed extends Confirmed {
  /** Path of the page that the notification is about. */
  readonly href: string;
  /** When what it is about happened; null if that is nothing that was sent. */
  readonly createdAt: Date | null;
}

/** Writes what the mail of a notification says besides its text: of a paid order everything, of a shipment what it is. */
export const orderParts = (db: Db, notice: Noticed, lang: Language): Promise<Part[]> =>
  notice.confirms === null ? sentParts(db, notice, lang) : confirmationOf(db, notice, lang);

/** Writes what has just been sent of an order: the items, how to track them, and when they arrive. */
async function sentParts(db: Db, { userId, href, createdAt }: Noticed, lang: Language): Promise<Part[]> {
  const [, orderId] = /^\/content\/order\/(\d+)$/.exec(href) ?? [];
  if (orderId === undefined || createdAt === null) return [];
  const order = await findOrder(db, userId, Number(orderId), lang, createdAt);
  if (order === null) return [];
  const at = createdAt.toISOString();
  return order.shipments.flatMap((shipment) =>
    shipment.sent
      .filter((each) => each.at === at)
      .map(({ note, goods_ids }) =>
        lines(arrivalOf(lang, order, shipment), [
          ...order.lines
            .filter(({ goods_id }) => goods_ids.includes(goods_id))
            .map(({ buy_num, goods_name }) => `${buy_num} × ${goods_name}`),
          ...trackingLines(lang, note),
        ]),
      ),
  );
}

/** The line that leads to the carrier's page, if the carrier is known. Nothing if there is no number. */
function trackingLines(lang: Language, note: string) {
  if (note === '') return [];
  const name = fill(NOTIFICATION_MESSAGES[lang].confirmation.tracking, { n: note });
  const url = trackingUrl(note);
  return [url === null ? name : { name, url }];
}

import { and, desc, eq, inArray, lte, notInArray } from 'drizzle-orm';
import { fill } from '../../../dist/npm/text.js';
import { dateText, fillDates } from '../../shared/date-text.js';
import { arrivals } from '../../shared/delivery.js';
import { isImportedCar } from '../../shared/is-imported-car.js';
import { inEachLanguage, type Language } from '../../shared/language.js';
import { pathTo } from '../../shared/pages.js';
import { lastDayOf, RETURN_DAYS } from '../../shared/returns.js';
import { localeOf, money } from '../coupons/messages.js';
import type { Db } from '../db/database.js';
import { isGuest } from '../guests/guests.js';
import { findArrivals } from '../orders/arrivals.js';
import { type Order, orderEvents } from '../orders/schema.js';
import { NOTIFICATION_MESSAGES } from './messages.js';
import { type NoticeText, notifications, type Topic } from './schema.js';

/** Maximum number of notifications per shopper. Older ones are deleted. */
const MAX_NOTICES = 200;

export interface NewNotice {
  readonly userId: number;
  readonly topic: Topic;
  readonly texts: Readonly<Record<Language, NoticeText>>;
  /** Path of the shop's page that it is about; empty for none. */
  readonly href: string;
  /** Whether `queueDueMails` also queues it as a mail. Defaults to false. */
  readonly mailDue?: boolean;
  /** The paid order that the mail confirms. Defaults to none. */
  readonly confirms?: number;
}

export async function addNotice(db: Db, notice: NewNotice, now: Date): Promise<void> {
  await db.insert(notifications).values({ ...notice, createdAt: now });
  const newest = db
    .select({ id: notifications.noticeId })
    .from(notifications)
    .where(eq(notifications.userId, notice.userId))
    .orderBy(desc(notifications.noticeId))
    .limit(MAX_NOTICES);
  await db
    .delete(notifications)
    .where(and(eq(notifications.userId, notice.userId), notInArray(notifications.noticeId, newest)));
}

/** Finds one page of a shopper's notifications, newest first, with the total count and the number of unread ones. */
export async function findNotices(
  db: Db,
  userId: number,
  {
    page,
    pageSize,
    unread,
    language,
  }: { page: number; pageSize: number; unread: boolean; language: Language },
) {
  const mine = eq(notifications.userId, userId);
  const unreadOnes = and(mine, eq(notifications.isRead, false));
  const which = unread ? unreadOnes : mine;
  const rows = await db
    .select()
    .from(notifications)
    .where(which)
    .orderBy(desc(notifications.noticeId))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const list = rows.map(({ noticeId, topic, texts, href, isRead, createdAt }) => ({
    notice_id: noticeId,
    topic,
    ...texts[language],
    href,
    is_read: isRead,
    created_at: createdAt.toISOString(),
  }));
  return {
    list,
    total: await db.$count(notifications, which),
    unread: await db.$count(notifications, unreadOnes),
  };
}

/** Marks a notification as read or unread, or all of them if the ID is null. Returns false if there is none. */
export async function markNotice(
  db: Db,
  userId: number,
  noticeId: number | null,
  isRead: boolean,
): Promise<boolean> {
  const one = noticeId === null ? undefined : eq(notifications.noticeId, noticeId);
  const marked = await db
    .update(notifications)
    .set({ isRead })
    .where(and(eq(notifications.userId, userId), one))
    .returning({ id: notifications.noticeId });
  return noticeId === null || marked.length === 1;
}

/** Removes a notification. Returns false if the shopper has no such notification. */
export async function removeNotice(db: Db, userId: number, noticeId: number): Promise<boolean> {
  const removed = await db
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.noticeId, noticeId)))
    .returning({ id: notifications.noticeId });
  return removed.length === 1;
}

type NotedOrder = Pick<Order, 'userId' | 'orderId' | 'shipments' | 'total' | 'discount' | 'points'> & {
  /** `part`: it is paid, and one of its sellers has sent a part. */
  readonly state: Order['state'] | 'part';
  /** Who brought it to this state. */
  readonly actor: string;
};

/** Notifies a shopper of an order's new state, also by mail, with the date of delivery, in the transaction of the change. */
export async function noticeOfOrder(tx: Db, order: NotedOrder, now: Date): Promise<void> {
  // Anybody can give a stranger's email at checkout: no mail comes of it until somebody pays.
  if (order.state === 'canceled' && order.userId !== null && (await isGuest(tx, order.userId))) return;
  const notice = await writeOrderNotice(tx, order, now);
  const confirms = order.state === 'paid' && { confirms: order.orderId };
  if (notice) await addNotice(tx, { ...notice, ...confirms, mailDue: true }, now);
}

/** Returns the notification of an order's state. Null if there is none, as when shoppers say that it has arrived. */
export async function writeOrderNotice(
  tx: Db,
  { userId, orderId, state, shipments, total, discount, points, actor }: NotedOrder,
  now: Date,
): Promise<NewNotice | null> {
  if (userId === null || state === 'unpaid' || (state === 'received' && actor === 'shopper')) return null;
  const isComing = state === 'paid' || state === 'shipped';
  const ordered = isComing ? await paidAt(tx, orderId, now) : null;
  // Some of its deliveries may have arrived before.
  const arrivedAt = await findArrivals(tx, [orderId]);
  const news = shipments.filter((each) => (arrivedAt(orderId, each) ?? now) >= now);
  const isSent = state === 'part' || state === 'shipped';
  const untracked = isSent && !(await isTracked(tx, orderId, now)) ? state : null;
  // A car is declined or repaired, not sent back in a package.
  const isReturnable = state === 'received' && news.some(({ kind }) => kind === 'parcel');
  const isBack = state === 'canceled' || state === 'refunded';
  const noticeIn = (lang: Language): NoticeText => {
    const { order, couponBack, pointsBack } = NOTIFICATION_MESSAGES[lang];
    // Points that paid for all of it are what goes back, and no money.
    const isWithoutMoney = state === 'refunded' && total === 0;
    const text = untracked ? order[untracked].untracked : order[state].text;
    return {
      title: fill(order[state].title, { n: orderId }),
      text: [
        ...(isWithoutMoney ? [] : [fill(text, { sum: money(lang, total) })]),
        ...(isBack && points > 0 ? [pointsBack] : []),
        ...(isBack && discount > 0 ? [couponBack] : []),
        ...(ordered ? arrivesAt(lang, ordered, news) : []),
        ...(isReturnable ? [returnUntil(lang, now)] : []),
      ].join(' '),
    };
  };
  return { userId, topic: 'orders', texts: inEachLanguage(noticeIn), href: pathTo('order', orderId) };
}

/**
 * Says when an order arrives, all at once or in parts, and a car from abroad only if it's admitted. The dates are the same
 * as on the pages of the product, the checkout, and the order.
 */
function arrivesAt(lang: Language, ordered: Date, shipments: Order['shipments']): string[] {
  const { arrives, arrivesInParts, partAfterPart, ifAdmitted, entryRisk } = NOTIFICATION_MESSAGES[lang];
  const datesOf = (some: Order['shipments']) => arrivals(lang, ordered, some);
  const sure = datesOf(shipments.filter((each) => !isImportedCar(each)));
  const imported = datesOf(shipments.filter(isImportedCar));
  const written = (text: typeof arrives, dates: readonly string[]) =>
    fillDates(text, { dates: dates.reduce((first, next) => fill(partAfterPart, { first, next })) });
  return [
    ...(sure.length === 0 ? [] : [written(sure.length === 1 ? arrives : arrivesInParts, sure)]),
    ...(imported.length === 0 ? [] : [written(ifAdmitted, imported), entryRisk]),
  ];
}

/** Lists what may have commas of its own. */
export const series = (lang: Language, all: readonly string[]): string =>
  all.join(lang === 'ar' ? '؛ ' : '; ');

const returnUntil = (lang: Language, delivered: Date): string => {
  const day = new Date(lastDayOf(delivered, RETURN_DAYS));
  const format = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' });
  return fillDates(NOTIFICATION_MESSAGES[lang].returnUntil, { day: dateText(format.format(day), lang) });
};

/** Returns whether what was last sent of an order has a tracking number, or another note that tells where it is. */
async function isTracked(tx: Db, orderId: number, now: Date): Promise<boolean> {
  const isShipment = inArray(orderEvents.act, ['ship', 'ship-part']);
  const [event] = await tx
    .select({ note: orderEvents.note })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), isShipment, lte(orderEvents.at, now)))
    .orderBy(desc(orderEvents.eventId))
    .limit(1);
  return event !== undefined && event.note !== '';
}

/** Returns when an order was paid, from which its days of delivery count. */
async function paidAt(tx: Db, orderId: number, now: Date): Promise<Date> {
  const [event] = await tx
    .select({ at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.state, 'paid')))
    .orderBy(orderEvents.eventId)
    .limit(1);
  return event?.at ?? now;
}

import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { orderEvents } from './schema.js';

export type OrderEvent = typeof orderEvents.$inferSelect;

/** Finds everything that happened to an order, in order. */
export const findEvents = (db: Db, orderId: number): Promise<OrderEvent[]> =>
  db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.eventId));

import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { orders, type ShipTo } from './schema.js';

const NOBODY: ShipTo = {
  contact_name: '',
  phone: '',
  street: '',
  unit: '',
  city_name: '',
  state: '',
  post_code: '',
};

/** The orders of an account that is deleted stay for the books: without a name, an address or an owner. */
export async function anonymiseOrders(tx: Db, userId: number): Promise<void> {
  await tx.update(orders).set({ shipTo: NOBODY, userId: null }).where(eq(orders.userId, userId));
}

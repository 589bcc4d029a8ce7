import { type SQL, sql } from 'drizzle-orm';
import { orders } from './schema.js';

/** Days after the last promised day on which what was shipped counts as delivered, so that its sellers are paid. */
export const CONFIRM_DAYS = 14;

const days = sql`(select max((each->>'days_max')::int) from jsonb_array_elements(${orders.shipments}) each)`;

/** Returns the last promised day of an order that was paid at a time. */
export const lastPromised = (paidAt: SQL): SQL => sql`${paidAt} + ${days} * interval '1 day'`;

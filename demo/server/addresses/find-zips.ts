import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { check, type Field, told, trimmedText } from '../http/fields.js';
import type { AddressMessages } from './messages.js';
import { zips } from './schema.js';

/** A zip code of five digits; spaces around it do not count. */
export const zipCode = ({ invalidZip }: AddressMessages): Field<string> =>
  check(trimmedText(), (code) => /^\d{5}$/.test(code), told(invalidZip));

/** The zip code with its city, as a list (contract section 4, `zipLookup`): empty when there is no such code. */
export function findZips(db: Db, code: string): Promise<{ code: string; city: string }[]> {
  return db.select().from(zips).where(eq(zips.code, code));
}

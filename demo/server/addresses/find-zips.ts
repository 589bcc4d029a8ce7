import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.js';
import { badInput } from '../http/api-error.js';
import { type Fields, optionalText } from '../http/fields.js';
import type { AddressMessages } from './messages.js';
import { zips } from './schema.js';

/**
 * A field as a zip code of five digits; spaces around it do not count.
 * @throws {ApiError} 400 for anything else
 */
export function zipCode(fields: Fields, name: string, { invalidZip }: AddressMessages): string {
  const code = optionalText(fields, name)?.trim() ?? '';
  if (!/^\d{5}$/.test(code)) throw badInput(invalidZip);
  return code;
}

/** The zip code with its city, as a list (contract section 4, `zipLookup`): empty when there is no such code. */
export function findZips(db: Db, code: string): Promise<{ code: string; city: string }[]> {
  return db.select().from(zips).where(eq(zips.code, code));
}

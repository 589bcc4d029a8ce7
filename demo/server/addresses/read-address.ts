import type { Db } from '../db/database.js';
import { badInput } from '../http/api-error.js';
import { type Fields, optionalText } from '../http/fields.js';
import { findZips, zipCode } from './find-zips.js';
import type { AddressMessages, TextField } from './messages.js';
import { STATES } from './states.js';

/** A longer text is no slip of a shopper's, and is refused as any call would. */
const MAX_INPUT = 10_000;

/** Most characters of each text, once its spaces are tidied. */
const MAX_LENGTHS: Readonly<Record<TextField, number>> = {
  address_name: 100,
  contact_name: 100,
  phone: 40,
  street: 200,
  unit: 100,
  city_name: 100,
};

/** What a shopper writes into an address. */
export interface AddressInput {
  readonly addressName: string;
  readonly contactName: string;
  readonly phone: string;
  readonly street: string;
  readonly unit: string;
  readonly cityName: string;
  readonly state: string;
  readonly postCode: string;
}

/**
 * The fields of an address. The first bad one, in the order of the form, is what the shopper is told. An address
 * without a name is called by its street.
 * @throws {ApiError} 400 with a text for the shopper
 */
export async function readAddress(db: Db, fields: Fields, texts: AddressMessages): Promise<AddressInput> {
  const addressName = line(fields, 'address_name', texts);
  const contactName = line(fields, 'contact_name', texts);
  if (contactName === '') throw badInput(texts.contactNameEmpty);
  const phone = line(fields, 'phone', texts);
  checkPhone(phone, texts);
  const street = line(fields, 'street', texts);
  if (street === '') throw badInput(texts.streetEmpty);
  const unit = line(fields, 'unit', texts);
  const cityName = line(fields, 'city_name', texts);
  if (cityName === '') throw badInput(texts.cityEmpty);
  const state = optionalText(fields, 'state')?.toUpperCase();
  if (!STATES.some(({ code }) => code === state) || state === undefined) throw badInput(texts.stateWrong);
  const postCode = zipCode(fields, 'post_code', texts);
  if ((await findZips(db, postCode)).length === 0) throw badInput(texts.invalidZip);
  const name = addressName || street.slice(0, MAX_LENGTHS.address_name);
  return { addressName: name, contactName, phone, street, unit, cityName, state, postCode };
}

/** The `address_id` of a call. Throws an ApiError 400 when it is none. */
export function addressId(fields: Fields): number {
  const value = String(fields.get('address_id') ?? '');
  // Ids are integers of Postgres; a larger number names no address.
  if (!/^[1-9]\d{0,8}$/.test(value)) throw badInput('"address_id" must be the id of an address.');
  return Number(value);
}

/** A text on one line, its spaces tidied; empty when it is missing. */
function line(fields: Fields, name: TextField, { tooLong }: AddressMessages): string {
  const text = (optionalText(fields, name, MAX_INPUT) ?? '').trim().replace(/\s+/g, ' ');
  if (text.length > MAX_LENGTHS[name]) throw badInput(tooLong[name](MAX_LENGTHS[name]));
  return text;
}

/** Digits, with what people write between them. */
function checkPhone(phone: string, { phoneEmpty, phoneWrong }: AddressMessages): void {
  if (phone === '') throw badInput(phoneEmpty);
  const digits = phone.replace(/\D/g, '').length;
  if (!/^\+?[\d ().-]+$/.test(phone) || digits < 7 || digits > 15) throw badInput(phoneWrong);
}

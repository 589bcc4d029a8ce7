import { eq } from 'drizzle-orm';
import { array, type Infer, object, string } from 'superstruct';
import { isPhone } from '../../shared/phone.js';
import type { Db } from '../db/database.js';
import { readData } from '../db/read-data.js';
import { badInput } from '../http/api.js';
import {
  check,
  type Field,
  fault,
  field,
  filled,
  flag,
  line,
  optionalText,
  to,
  told,
  trimmedText,
} from '../http/fields.js';
import type { AddressMessages, TextField } from './messages.js';
import { zips } from './schema.js';

/** A zip code of five digits; spaces around it do not count. */
export const zipCode = ({ invalidZip }: AddressMessages): Field<string> =>
  check(trimmedText(), (code) => /^\d{5}$/.test(code), told(invalidZip));

/** The zip code with its city, as a list (contract section 4, `zipLookup`): empty when there is no such code. */
export function findZips(db: Db, code: string): Promise<{ code: string; city: string }[]> {
  return db.select().from(zips).where(eq(zips.code, code));
}

/** States, the capital's district, territories and the military's own: every region that has US zip codes. */
export const STATES = readData('states.json', array(object({ code: string(), name: string() })));

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

export type AddressRequest = Infer<ReturnType<typeof addressRequest>>;

/** The fields of an address, in the order of the form. */
export function addressRequest(texts: AddressMessages) {
  const tidy = (name: TextField) =>
    to(line(MAX_INPUT), (text) =>
      text.length > MAX_LENGTHS[name] ? told(texts.tooLong[name](MAX_LENGTHS[name])) : text,
    );
  return object({
    address_name: tidy('address_name'),
    contact_name: filled(tidy('contact_name'), texts.contactNameEmpty),
    phone: check(filled(tidy('phone'), texts.phoneEmpty), isPhone, told(texts.phoneWrong)),
    street: filled(tidy('street'), texts.streetEmpty),
    unit: tidy('unit'),
    city_name: filled(tidy('city_name'), texts.cityEmpty),
    state: to(optionalText(), (text) => {
      const state = STATES.find(({ code }) => code === text?.toUpperCase());
      return state?.code ?? told(texts.stateWrong);
    }),
    post_code: zipCode(texts),
    is_default: flag(),
  });
}

/** Ids are integers of Postgres; a larger number names no address. */
export const addressId = field((value) => {
  const digits = String(value ?? '');
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : fault('must be the id of an address.');
});

/** An address as it is kept. One without a name is called by its street. */
export async function toAddress(db: Db, sent: AddressRequest, { invalidZip }: AddressMessages) {
  if ((await findZips(db, sent.post_code)).length === 0) throw badInput(invalidZip);
  const { phone, street, unit, state } = sent;
  return {
    addressName: sent.address_name || street.slice(0, MAX_LENGTHS.address_name),
    ...{ contactName: sent.contact_name, phone, street, unit, state },
    ...{ cityName: sent.city_name, postCode: sent.post_code },
  };
}

export type AddressInput = Awaited<ReturnType<typeof toAddress>>;

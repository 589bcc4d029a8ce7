import { eq } from 'drizzle-orm';
import { array, type Infer, object, string } from 'superstruct';
import { fill } from '../../../dist/npm/text.js';
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
  shownFault,
  to,
  trimmedText,
} from '../http/fields.js';
import type { AddressMessages, TextField } from './messages.js';
import { zips } from './schema.js';

/** A zip code of five digits. Surrounding spaces are ignored. */
export const zipCode = ({ invalidZip }: AddressMessages): Field<string> =>
  check(trimmedText(), (code) => /^\d{5}$/.test(code), shownFault(invalidZip));

/** Returns the zip code and its city as a list (contract section 4, `zipLookup`), empty if there is no such code. */
export function findZips(db: Db, code: string): Promise<{ code: string; city: string }[]> {
  return db.select().from(zips).where(eq(zips.code, code));
}

/** States, the District of Columbia, territories, and military regions: every region with US zip codes. */
export const STATES = readData('states.json', array(object({ code: string(), name: string() })));

/** A longer text is no shopper's mistake, so it's rejected as it would be in any call. */
const MAX_INPUT = 10_000;

/** Maximum length of each text in characters, after extra spaces are removed. */
const MAX_LENGTHS: Readonly<Record<TextField, number>> = {
  address_name: 100,
  contact_name: 100,
  phone: 40,
  street: 200,
  unit: 100,
  city_name: 100,
};

export type AddressRequest = Infer<ReturnType<typeof addressRequest>>;

/** Returns the fields of an address, in the order of the form. */
export function addressRequest(texts: AddressMessages) {
  const tidy = (name: TextField) =>
    to(line(MAX_INPUT), (text) =>
      text.length > MAX_LENGTHS[name]
        ? shownFault(fill(texts.tooLong[name], { max: MAX_LENGTHS[name] }))
        : text,
    );
  return object({
    address_name: tidy('address_name'),
    contact_name: filled(tidy('contact_name'), texts.contactNameEmpty),
    phone: check(filled(tidy('phone'), texts.phoneEmpty), isPhone, shownFault(texts.phoneWrong)),
    street: filled(tidy('street'), texts.streetEmpty),
    unit: tidy('unit'),
    city_name: filled(tidy('city_name'), texts.cityEmpty),
    state: to(optionalText(), (text) => {
      const state = STATES.find(({ code }) => code === text?.toUpperCase());
      return state?.code ?? shownFault(texts.stateWrong);
    }),
    post_code: zipCode(texts),
    is_default: flag(),
  });
}

/** Ids are Postgres integers, so a larger number can't be the id of an address. */
export const addressId = field((value) => {
  const digits = String(value ?? '');
  return /^[1-9]\d{0,8}$/.test(digits) ? Number(digits) : fault('must be the id of an address.');
});

/** Converts a request to an address to store. An address without a name is named after its street. */
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

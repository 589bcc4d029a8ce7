import type { AddressFields } from '../api/addresses.js';
import type { AddressMessages } from './messages/messages.js';

/** The names of an address's fields, in the order of the form. */
export const FIELDS = [
  'contact_name',
  'phone',
  'street',
  'unit',
  'post_code',
  'city_name',
  'state',
  'address_name',
] as const satisfies readonly (keyof AddressFields)[];

export type FieldName = (typeof FIELDS)[number];

/** What is wrong, by the name of the field. */
export type Wrong = Partial<Record<FieldName, string>>;

/** Most characters of each field, as the server takes them. */
export const MAX_LENGTHS: Readonly<Record<FieldName, number>> = {
  contact_name: 100,
  phone: 40,
  street: 200,
  unit: 100,
  post_code: 5,
  city_name: 100,
  state: 2,
  address_name: 100,
};

/** What the server would refuse of an address, except a zip code of five digits that is none. */
export function checkAddress(fields: AddressFields, { wrong }: AddressMessages): Wrong {
  const found: Wrong = {};
  if (!fields.contact_name) found.contact_name = wrong.contact_name;
  if (!fields.phone) found.phone = wrong.phone;
  else if (!isPhone(fields.phone)) found.phone = wrong.phoneDigits;
  if (!fields.street) found.street = wrong.street;
  if (!/^\d{5}$/.test(fields.post_code)) found.post_code = wrong.post_code;
  if (!fields.city_name) found.city_name = wrong.city_name;
  if (!fields.state) found.state = wrong.state;
  return found;
}

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d ().-]+$/.test(text) && digits >= 7 && digits <= 15;
}

/** What stands in the fields of a form, without the spaces around it. */
export function readAddress(form: HTMLFormElement): AddressFields {
  const data = new FormData(form);
  const read = (name: FieldName) => String(data.get(name) ?? '').trim();
  return {
    contact_name: read('contact_name'),
    phone: read('phone'),
    street: read('street'),
    unit: read('unit'),
    post_code: read('post_code'),
    city_name: read('city_name'),
    state: read('state'),
    address_name: read('address_name'),
  };
}

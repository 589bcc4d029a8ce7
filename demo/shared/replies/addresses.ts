import { array, type Infer, string, type } from 'superstruct';
import { amount, id } from './fields.js';

/** The fields of an address on a parcel. */
export const postal = {
  contact_name: string(),
  phone: string(),
  street: string(),
  unit: string(),
  city_name: string(),
  state: string(),
  post_code: string(),
};
export type Postal = Readonly<Record<keyof typeof postal, string>>;

export const Address = type({
  address_id: id,
  address_name: string(),
  is_default: amount,
  is_select: amount,
  ...postal,
});

export const State = type({ code: string(), name: string() });

export type Address = Infer<typeof Address>;

/** A US state, identified by its postal abbreviation. Its name is in English. */
export type State = Infer<typeof State>;

/** Where a zip code is; nowhere if there is no such zip code. */
export const Zips = array(type({ code: string(), city: string(), state: string() }));
export type Zip = Infer<typeof Zips>[number];

/** The shopper's addresses, the default one first. */
export const Addresses = array(Address);
export const States = array(State);

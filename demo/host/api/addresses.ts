import { array, type Infer, string, type, unknown } from 'superstruct';
import { getOutcome, type Outcome, postOutcome } from './request.js';
import { amount, id } from './structs.js';

const Address = type({
  address_id: id,
  address_name: string(),
  is_default: amount,
  is_select: amount,
  contact_name: string(),
  phone: string(),
  street: string(),
  unit: string(),
  city_name: string(),
  state: string(),
  post_code: string(),
});

const State = type({ code: string(), name: string() });

/** A saved address of the signed-in shopper. */
export type Address = Infer<typeof Address>;

/** A US state, by its postal abbreviation; its name is English. */
export type State = Infer<typeof State>;

/** What a shopper writes into an address. */
export type AddressFields = Readonly<
  Record<
    'address_name' | 'contact_name' | 'phone' | 'street' | 'unit' | 'city_name' | 'state' | 'post_code',
    string
  >
>;

/** The shopper's addresses, the default one first. Fails with code 401 for a guest. */
export const loadAddresses = (): Promise<Outcome<Address[]>> =>
  getOutcome('/pc/address/list', array(Address));

let states: Promise<Outcome<State[]>> | undefined;

/** The US states. Asked for once a page load; a failure isn't kept, so a retry asks again. */
export function loadStates(): Promise<Outcome<State[]>> {
  states ??= getOutcome('/pc/address/stateList', array(State)).then((outcome) => {
    if (outcome.status === 'failed') states = undefined;
    return outcome;
  });
  return states;
}

/** The city of a zip code; null where there is no such code. */
export async function findCity(zip: string): Promise<Outcome<string | null>> {
  const found = await getOutcome('/pc/address/codeList', array(type({ city: string() })), { code: zip });
  return found.status === 'ready' ? { status: 'ready', data: found.data[0]?.city ?? null } : found;
}

/** Adds an address, or changes the one of this id. */
export function saveAddress(
  address: string | null,
  fields: AddressFields,
  isDefault: boolean,
): Promise<Outcome<Address>> {
  const data = { ...fields, is_default: isDefault ? '1' : '0' };
  return address === null
    ? postOutcome('/pc/address/add', Address, data)
    : postOutcome('/pc/address/edit', Address, { ...data, address_id: address });
}

/** Removes an address. After the default one, the server chooses another as the default. */
export const removeAddress = (address: string): Promise<Outcome<unknown>> =>
  postOutcome('/pc/address/delete', unknown(), { address_id: address });

export const makeDefault = (address: string): Promise<Outcome<unknown>> =>
  postOutcome('/pc/address/defaultAddress', unknown(), { address_id: address });

import { unknown } from 'superstruct';
import { Address, Addresses, Cities, type Postal, States } from '../../shared/replies/addresses.js';
import { shopQuery } from '../data/use-shop-query.js';
import { get, post } from './request.js';

/** The shopper's addresses, the default one first. Fails with code 401 for a guest. */
export const addressesQuery = shopQuery('/pc/address/list', Addresses);

/** The US states, requested once per page load. */
export const statesQuery = shopQuery('/pc/address/stateList', States, {}, { staleTime: Infinity });

/** Returns the city of a zip code, or null if the zip code doesn't exist. */
export async function findCity(zip: string): Promise<string | null> {
  const [found] = await get('/pc/address/codeList', Cities, { code: zip });
  return found?.city ?? null;
}

/** Adds an address, or changes the one with this id. */
export const saveAddress = (
  address_id: string | null,
  fields: Postal & { readonly address_name: string; readonly is_default: boolean },
) => post(`/pc/address/${address_id === null ? 'add' : 'edit'}`, Address, { ...fields, address_id });

/** Removes an address. If it was the default, the server chooses another one as the default. */
export const removeAddress = (address_id: string) => post('/pc/address/delete', unknown(), { address_id });

export const makeDefault = (address_id: string) =>
  post('/pc/address/defaultAddress', unknown(), { address_id });

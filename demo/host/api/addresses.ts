import { unknown } from 'superstruct';
import { Address, Addresses, type Postal, States, type Zip, Zips } from '../../shared/replies/addresses.js';
import { shopQuery } from '../data/use-shop-query.js';
import { get, post } from './request.js';

/** The shopper's addresses, the default one first. Fails with code 401 for a guest. */
export const addressesQuery = shopQuery('/pc/address/list', Addresses);

/** The US states, requested once per page load. */
export const statesQuery = shopQuery('/pc/address/stateList', States, {}, { staleTime: Infinity });

/** Returns where a zip code is, or null if it doesn't exist. */
export async function findZip(code: string): Promise<Zip | null> {
  const [found] = await get('/pc/address/codeList', Zips, { code });
  return found ?? null;
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

/** Selects the address that goods are to be delivered to, until another one is selected. */
export const selectAddress = (address_id: string) =>
  post('/pc/address/setSelectAddress', unknown(), { address_id });

import { coerce, type Infer } from 'superstruct';
import type { Endpoint } from './client.js';
import { array, finite, id, name, nullish, numeric, reader, type } from './reply.js';

/** The reply of `addressList` (spec section 3). `is_default` and `is_select` are 1 for yes. */
export const AddressListReply = array(
  type({
    address_id: coerce(id, finite, String),
    address_name: name,
    is_default: numeric,
    is_select: numeric,
    post_code: nullish(id),
    city_name: nullish(name),
  }),
);

export type AddressListReply = Infer<typeof AddressListReply>;

/** The saved addresses of the signed-in shopper (spec section 7). */
export const addressList: Endpoint<AddressListReply> = {
  name: 'addressList',
  method: 'GET',
  path: '/pc/address/list',
  read: reader(AddressListReply),
};

/** Returns a call that only reports success or failure. */
const order = (name: string): Endpoint<null> => ({
  name,
  method: 'POST',
  path: `/pc/address/${name}`,
  read: () => ({ value: null }),
});

/** Selects a saved address as the delivery address, by its `address_id`. */
export const setSelectAddress = order('setSelectAddress');

/** Deselects the selected address, if there is one. */
export const cancelSelect = order('cancelSelect');

/** The reply of `zipLookup` (spec section 3): empty if there is no such zip code. */
export const ZipLookupReply = array(type({ code: id, city: name }));

export type ZipLookupReply = Infer<typeof ZipLookupReply>;

/** GET `/pc/address/codeList` with the zip code as `code` (spec section 7). */
export const zipLookup: Endpoint<ZipLookupReply> = {
  name: 'zipLookup',
  method: 'GET',
  path: '/pc/address/codeList',
  read: reader(ZipLookupReply),
};

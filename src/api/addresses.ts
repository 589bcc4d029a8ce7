import { array, coerce, type Infer, type } from 'superstruct';
import type { Endpoint } from './client.js';
import { finite, numeric, optionalText, reader, text } from './reply.js';

/** The reply of `addressList` (spec section 3). `is_default` and `is_select` are 1 for yes. */
export const AddressListReply = array(
  type({
    address_id: coerce(text, finite, String),
    address_name: text,
    is_default: numeric,
    is_select: numeric,
    post_code: optionalText,
    city_name: optionalText,
  }),
);

export type AddressListReply = Infer<typeof AddressListReply>;

/** The saved addresses of the shopper who is signed in (spec section 7). */
export const addressList: Endpoint<AddressListReply> = {
  name: 'addressList',
  method: 'GET',
  path: '/pc/address/list',
  read: reader(AddressListReply),
};

/** A call whose answer is that it was done. */
const order = (name: string): Endpoint<null> => ({
  name,
  method: 'POST',
  path: `/pc/address/${name}`,
  read: () => ({ value: null }),
});

/** Selects a saved address, by `address_id`, as the one to deliver to. */
export const setSelectAddress = order('setSelectAddress');

/** Deselects the address that is selected, if one is. */
export const cancelSelect = order('cancelSelect');

/** The reply of `zipLookup` (spec section 3): empty where there is no such zip code. */
export const ZipLookupReply = array(type({ code: text, city: text }));

export type ZipLookupReply = Infer<typeof ZipLookupReply>;

/** GET `/pc/address/codeList` with the zip code as `code` (spec section 7). */
export const zipLookup: Endpoint<ZipLookupReply> = {
  name: 'zipLookup',
  method: 'GET',
  path: '/pc/address/codeList',
  read: reader(ZipLookupReply),
};

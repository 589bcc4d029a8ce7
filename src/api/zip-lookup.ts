import { array, type Infer, type } from 'superstruct';
import type { Endpoint } from './exchange.js';
import { reader, text } from './reply.js';

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

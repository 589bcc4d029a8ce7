import { type Context, Hono } from 'hono';
import { object } from 'superstruct';
import { fill } from '../../../dist/npm/text.js';
import { Address, Addresses, States, Zips } from '../../shared/replies/addresses.js';
import type { Db } from '../db/database.js';
import { requireBuyer } from '../guests/buyers.js';
import { type ApiEnv, ApiError, notFound, requestLanguage, succeed } from '../http/api.js';
import { type RequestStruct, readBody, readQuery } from '../http/fields.js';
import { FORM_MESSAGES } from '../http/form-fields.js';
import { NOTHING, type NoExcess, type Sent, type Shape, widgetReply } from '../http/shape.js';
import { limitCalls } from '../limits/rate-limit.js';
import {
  addAddress,
  cancelSelect,
  editAddress,
  findAddresses,
  MAX_ADDRESSES,
  markAddress,
  RefusedChange,
  removeAddress,
} from './addresses.js';
import { ADDRESS_MESSAGES } from './messages.js';
import {
  type AddressTexts,
  addressId,
  addressRequest,
  findZips,
  STATES,
  toAddress,
  zipRequest,
} from './read-address.js';

/** Enough for a whole office behind one IP address. */
const LOOKUPS = { name: 'zip-lookups', attempts: 240 } as const;

const oneRequest = () => object({ address_id: addressId });
const editRequest = (texts: AddressTexts) =>
  object({ address_id: addressId, ...addressRequest(texts).schema });
const noFields = () => object({});

/**
 * Delivery addresses: zip codes and states for everybody, the address book for the signed-in shopper, or
 * for a guest who checks out (otherwise 401).
 *
 * | call below `/pc/address` | data |
 * |---|---|
 * | GET `codeList` `{code}` | `[{code, city, state}]`; empty for an unknown code |
 * | GET `stateList` | `[{code, name}]` |
 * | GET `list` | the addresses, default first |
 * | POST `add` `{address_name?, contact_name, phone, street, unit?, city_name, state, post_code, is_default?}` | the address |
 * | POST `edit` `{address_id, …as before}` | the address |
 * | POST `delete`, `defaultAddress`, `setSelectAddress` `{address_id}` | null |
 * | POST `cancelSelect` | null |
 */
export function addressRoutes(db: Db, now: () => Date = () => new Date()): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .basePath('/pc/address')
    .get('/codeList', limitCalls(db, LOOKUPS), async (c) =>
      succeed(
        c,
        widgetReply('zipLookup', Zips),
        await findZips(db, readQuery(c, zipRequest(textsOf(c))).code),
      ),
    )
    .get('/stateList', (c) => succeed(c, States, STATES))
    .get('/list', async (c) =>
      succeed(
        c,
        widgetReply('addressList', Addresses),
        await findAddresses(db, (await requireBuyer(db, c, now())).userId),
      ),
    )
    .post('/add', (c) =>
      change(c, Address, addressRequest, async (userId, sent, texts) =>
        addAddress(db, userId, await toAddress(db, sent, texts), sent.is_default),
      ),
    )
    .post('/edit', (c) =>
      change(c, Address, editRequest, async (userId, sent, texts) =>
        editAddress(db, userId, sent.address_id, await toAddress(db, sent, texts), sent.is_default),
      ),
    )
    .post('/delete', (c) =>
      change(c, NOTHING, oneRequest, (userId, { address_id }) => removeAddress(db, userId, address_id)),
    )
    .post('/defaultAddress', (c) =>
      change(c, NOTHING, oneRequest, (userId, { address_id }) =>
        markAddress(db, userId, address_id, 'isDefault'),
      ),
    )
    .post('/setSelectAddress', (c) =>
      change(c, NOTHING, oneRequest, (userId, { address_id }) =>
        markAddress(db, userId, address_id, 'isSelect'),
      ),
    )
    .post('/cancelSelect', (c) => change(c, NOTHING, noFields, (userId) => cancelSelect(db, userId)));

  /** Answers a call that changes the sender's address book. */
  async function change<T, Reply, Data extends Sent<Reply>>(
    c: Context,
    shape: Shape<Reply>,
    request: (texts: AddressTexts) => RequestStruct<T>,
    work: (userId: number, sent: T, texts: AddressTexts) => Promise<Data & NoExcess<Reply, Data>>,
  ): Promise<Response> {
    const { userId } = await requireBuyer(db, c, now());
    const texts = textsOf(c);
    try {
      return succeed(c, shape, await work(userId, await readBody(c, request(texts)), texts));
    } catch (error) {
      if (!(error instanceof RefusedChange)) throw error;
      const { bookFull, unknownAddress } = ADDRESS_MESSAGES[requestLanguage(c)];
      throw error.why === 'full'
        ? new ApiError(409, fill(bookFull, { max: MAX_ADDRESSES }))
        : notFound(unknownAddress);
    }
  }
}

const textsOf = (c: Context): AddressTexts => FORM_MESSAGES[requestLanguage(c)].address;

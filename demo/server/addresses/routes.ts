import { type Context, Hono } from 'hono';
import { requireUser } from '../accounts/session.js';
import type { Db } from '../db/database.js';
import type { ApiEnv } from '../http/api-env.js';
import { ApiError, notFound } from '../http/api-error.js';
import { succeed } from '../http/envelope.js';
import { type Fields, wholeNumber } from '../http/fields.js';
import { requestLanguage } from '../http/language.js';
import { readBody, readQuery } from '../http/read-fields.js';
import { limitCalls } from '../limits/rate-limit.js';
import {
  addAddress,
  cancelSelect,
  editAddress,
  MAX_ADDRESSES,
  markAddress,
  RefusedChange,
  removeAddress,
} from './change-addresses.js';
import { findAddresses } from './find-addresses.js';
import { findZips, zipCode } from './find-zips.js';
import { ADDRESS_MESSAGES, type AddressMessages } from './messages.js';
import { addressId, readAddress } from './read-address.js';
import { STATES } from './states.js';

/** For a whole office behind one address. */
const LOOKUPS = { name: 'zip-lookups', attempts: 240 } as const;

/**
 * Where to deliver: zip codes and states for everybody, the address book for the signed-in shopper (401 else).
 *
 * | call below `/pc/address` | data |
 * |---|---|
 * | GET `codeList` `{code}` | `[{code, city}]`; empty for a code that is none |
 * | GET `stateList` | `[{code, name}]` |
 * | GET `list` | the addresses, the default one first |
 * | POST `add` `{address_name?, contact_name, phone, street, unit?, city_name, state, post_code, is_default?}` | the address |
 * | POST `edit` `{address_id, …as before}` | the address |
 * | POST `delete`, `defaultAddress`, `setSelectAddress` `{address_id}` | null |
 * | POST `cancelSelect` | null |
 */
export function addressRoutes(db: Db): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .basePath('/pc/address')
    .get('/codeList', limitCalls(db, LOOKUPS), async (c) =>
      succeed(c, await findZips(db, zipCode(readQuery(c), 'code', textsOf(c)))),
    )
    .get('/stateList', (c) => succeed(c, STATES))
    .get('/list', async (c) => succeed(c, await findAddresses(db, (await requireUser(db, c)).userId)))
    .post('/add', (c) =>
      change(c, async (userId, fields, texts) =>
        addAddress(db, userId, await readAddress(db, fields, texts), wantsDefault(fields)),
      ),
    )
    .post('/edit', (c) =>
      change(c, async (userId, fields, texts) => {
        const id = addressId(fields);
        return editAddress(db, userId, id, await readAddress(db, fields, texts), wantsDefault(fields));
      }),
    )
    .post('/delete', (c) => change(c, (userId, fields) => removeAddress(db, userId, addressId(fields))))
    .post('/defaultAddress', (c) =>
      change(c, (userId, fields) => markAddress(db, userId, addressId(fields), 'isDefault')),
    )
    .post('/setSelectAddress', (c) =>
      change(c, (userId, fields) => markAddress(db, userId, addressId(fields), 'isSelect')),
    )
    .post('/cancelSelect', (c) => change(c, (userId) => cancelSelect(db, userId)));

  /** Answers a call that changes the address book of whoever sends it. */
  async function change(
    c: Context,
    work: (userId: number, fields: Fields, texts: AddressMessages) => Promise<object | null>,
  ): Promise<Response> {
    const { userId } = await requireUser(db, c);
    const texts = textsOf(c);
    try {
      return succeed(c, await work(userId, await readBody(c), texts));
    } catch (error) {
      if (!(error instanceof RefusedChange)) throw error;
      throw error.why === 'full'
        ? new ApiError(409, texts.bookFull(MAX_ADDRESSES))
        : notFound(texts.unknownAddress);
    }
  }
}

const textsOf = (c: Context): AddressMessages => ADDRESS_MESSAGES[requestLanguage(c)];

const wantsDefault = (fields: Fields): boolean =>
  wholeNumber(fields, 'is_default', { min: 0, max: 1, fallback: 0 }) === 1;

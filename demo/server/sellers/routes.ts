import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { FEE_PERCENT } from '../../shared/fees.js';
import { LANGUAGES } from '../../shared/language.js';
import { Fees, SellerSession, SignedIn } from '../../shared/replies/seller.js';
import { changePassword } from '../accounts/change-password.js';
import { sendCode } from '../accounts/codes.js';
import { accountLimits } from '../accounts/limits.js';
import type { AccountServices } from '../accounts/services.js';
import { logIn } from '../accounts/sign-in.js';
import type { Db } from '../db/database.js';
import { type ApiEnv, acknowledge, succeed } from '../http/api.js';
import { stores } from '../stores/schema.js';
import { toStoreReply } from '../stores/store-reply.js';
import { endSellerSession, findSeller, registerSeller, SELLERS } from './accounts.js';
import { applicationRoutes } from './application-routes.js';
import { findStatuses } from './applications.js';
import { sellerMessages } from './messages.js';
import type { Seller } from './schema.js';
import { sellerStoreRoutes } from './store-routes.js';

/**
 * Seller accounts. They are separate from shopper accounts: an email may have both, each with its own password, and
 * neither token works for the other. Sellers send theirs in the `token` header, as shoppers do for other calls.
 *
 * | call below `/pc/seller` | data |
 * |---|---|
 * | POST `login` `{email, password}` | `{token, seller}` |
 * | GET `sendCode` `{email, id: 1 register, 2 password}` | null; the `msg` is the text to show |
 * | POST `register` `{name, email, password, enter_password, email_code}` | `{token, seller}` |
 * | POST `forgotPassword` `{email, password, code}` | null; all sessions end |
 * | GET `info` | the seller, or `{}` for anyone else |
 * | POST `logout` | null |
 * | GET `fees` | `{shop, factory}`: the shop's fee on a sale, in percent |
 */
export function sellerAccountRoutes(db: Db, services: AccountServices): Hono<ApiEnv> {
  // Counted separately, so guesses at a seller's password don't lock out any shopper.
  const own: AccountServices = { ...services, limits: accountLimits(db, 'seller') };
  return new Hono<ApiEnv>()
    .basePath('/pc/seller')
    .post('/login', async (c) => {
      const { token, account } = await logIn(db, own, c, SELLERS);
      return succeed(c, SignedIn, { token, seller: await toSellerReply(db, account) });
    })
    .get('/sendCode', async (c) => acknowledge(c, await sendCode(db, own, c, SELLERS)))
    .post('/register', async (c) => {
      const { token, account } = await registerSeller(db, own, c);
      return succeed(c, SignedIn, { token, seller: await toSellerReply(db, account) });
    })
    .post('/forgotPassword', async (c) => {
      await changePassword(db, own, c, SELLERS);
      return acknowledge(c, sellerMessages(c).passwordChanged);
    })
    .get('/info', async (c) => {
      const seller = await findSeller(db, c, services.now());
      return succeed(c, SellerSession, seller === null ? {} : await toSellerReply(db, seller));
    })
    .post('/logout', async (c) => {
      await endSellerSession(db, c);
      return acknowledge(c);
    })
    .get('/fees', (c) => succeed(c, Fees, FEE_PERCENT));
}

async function toSellerReply(db: Db, { sellerId, email, name, storeId }: Seller) {
  const [store] = storeId === null ? [] : await db.select().from(stores).where(eq(stores.storeId, storeId));
  return {
    seller_id: sellerId,
    email,
    name,
    store: store === undefined ? null : toStoreReply(store, LANGUAGES[0]),
    applications: await findStatuses(db, sellerId),
  };
}

export function sellerRoutes(db: Db, services: AccountServices): Hono<ApiEnv> {
  return new Hono<ApiEnv>()
    .route('/', sellerAccountRoutes(db, services))
    .route('/', applicationRoutes(db, services))
    .route('/', sellerStoreRoutes(db, services));
}

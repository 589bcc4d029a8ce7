import { Hono } from 'hono';
import { accountRoutes } from './accounts/routes.js';
import type { AccountServices } from './accounts/services.js';
import { addressRoutes } from './addresses/routes.js';
import { cachePublicly } from './cache/public-replies.js';
import type { ResponseCache } from './cache/response-cache.js';
import { cancellationRoutes } from './cancellation/routes.js';
import { carRoutes } from './cars/routes.js';
import { cartRoutes } from './cart/routes.js';
import { checkoutRoutes } from './checkout/routes.js';
import { contactRoutes } from './contact/routes.js';
import { couponRoutes } from './coupons/routes.js';
import type { Db } from './db/database.js';
import { dealRoutes } from './deals/routes.js';
import { departmentRoutes } from './departments/routes.js';
import { favoriteRoutes } from './favorites/routes.js';
import { giftRoutes } from './gifts/routes.js';
import { goodsRoutes } from './goods/routes.js';
import { claimAfterSignIn } from './guests/claim.js';
import { guestRoutes } from './guests/routes.js';
import { historyRoutes } from './history/routes.js';
import { type ApiEnv, refuse } from './http/api.js';
import { refuseErrors } from './http/errors.js';
import { allowOrigins, asReplies, inTurn, limitBody } from './http/guards.js';
import { invitationRoutes } from './invitations/routes.js';
import { landedCostRoutes } from './landed-cost/routes.js';
import { limitSearches, SEARCHES } from './limits/limit-searches.js';
import { navigationRoutes } from './navigation/routes.js';
import { noticeRoutes } from './notices/routes.js';
import { notificationRoutes } from './notifications/routes.js';
import { orderRoutes } from './orders/routes.js';
import { passkeyRoutes } from './passkeys/routes.js';
import type { PaymentServices } from './payments/services.js';
import { webhookRoutes } from './payments/webhook.js';
import { photoRoutes, photoUploadRoutes } from './photos/routes.js';
import { pointRoutes } from './points/routes.js';
import { prizeRoutes } from './prizes/routes.js';
import { profileRoutes } from './profile/routes.js';
import { proofRoutes } from './proofs/routes.js';
import { returnRoutes } from './returns/routes.js';
import { searchLogRoutes, suggestRoutes } from './search/routes.js';
import { uploadRoutes } from './sellers/application-routes.js';
import { sellerRoutes } from './sellers/routes.js';
import { settingRoutes } from './settings/routes.js';
import type { Shutdown } from './shutdown.js';
import { socialRoutes } from './social/routes.js';
import type { SocialServices } from './social/sign-in.js';
import { WINDOWS } from './social/window-routes.js';
import { storeRoutes } from './stores/routes.js';
import { visitorRoutes } from './visitors/routes.js';

/** Maximum length of a path repeated in a message, in characters. */
const MAX_PATH = 200;

/** Returns the API calls of spec section 7, relative to `/v3`. Every reply is `{code, msg, data}`. */
export function apiRoutes(
  db: Db,
  allowedOrigins: readonly string[],
  accounts: AccountServices,
  social: SocialServices,
  databasePool: number,
  payments: PaymentServices,
  responseCache: ResponseCache | null,
  shutdown?: Shutdown,
): Hono<ApiEnv> {
  const publicly = cachePublicly(responseCache);
  return new Hono<ApiEnv>()
    .onError(refuseErrors)
    .use(asReplies)
    .use(allowOrigins(allowedOrigins, WINDOWS))
    .route('/', uploadRoutes(db, accounts))
    .route('/', photoUploadRoutes(db, accounts))
    .use(limitBody())
    .use('/pc/prize/draw', inTurn(Math.ceil(databasePool / 2), shutdown))
    .on('GET', [...SEARCHES], limitSearches())
    .use(claimAfterSignIn(db, accounts.now))
    .route('/', socialRoutes(social))
    .route('/', accountRoutes(db, accounts))
    .route('/', passkeyRoutes(db, accounts))
    .route('/', proofRoutes(db, accounts))
    .route('/', addressRoutes(db, accounts.now))
    .route('/', cancellationRoutes(db, accounts))
    .route('/', carRoutes(db, publicly))
    .route('/', cartRoutes(db, accounts.now))
    .route('/', checkoutRoutes(db, accounts.now))
    .route('/', guestRoutes(db, accounts))
    .route('/', orderRoutes(db, payments))
    .route('/', returnRoutes(db, payments))
    .route('/', webhookRoutes(db, payments))
    .route('/', dealRoutes(db, publicly))
    .route('/', couponRoutes(db, accounts.now))
    .route('/', contactRoutes(db, accounts))
    .route('/', departmentRoutes(db, publicly))
    .route('/', giftRoutes(db, accounts.now))
    .route('/', favoriteRoutes(db, accounts.now))
    .route('/', goodsRoutes(db, publicly))
    .route('/', historyRoutes(db))
    .route('/', invitationRoutes(db, accounts.now))
    .route('/', landedCostRoutes(db, accounts))
    .route('/', navigationRoutes(db, publicly))
    .route('/', noticeRoutes(db, publicly))
    .route('/', notificationRoutes(db, accounts))
    .route('/', profileRoutes(db, accounts.now))
    .route('/', photoRoutes(db, accounts))
    .route('/', pointRoutes(db, accounts.now))
    .route('/', prizeRoutes(db, accounts.now))
    .route('/', searchLogRoutes(db))
    .route('/', sellerRoutes(db, accounts))
    .route('/', storeRoutes(db, publicly))
    .route('/', suggestRoutes(db, publicly))
    .route('/', settingRoutes(db))
    .route('/', visitorRoutes(db))
    .all('*', (c) =>
      refuse(c, 404, `There is no call ${c.req.method} ${c.req.path.slice(0, MAX_PATH)}.`, 404),
    );
}

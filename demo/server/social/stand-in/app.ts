import { Hono } from 'hono';
import type { SocialConfig } from '../social-config.js';
import { assetRoutes } from './assets.js';
import { facebookRoutes } from './facebook.js';
import { GOOGLE, googleRelay } from './google-relay.js';
import { createOpenId } from './openid.js';
import { openIdRoutes } from './openid-routes.js';
import { GOOGLE_PEOPLE, X_PEOPLE } from './people.js';

const X = { name: 'X', mark: 'x' } as const;

/** What the pages call the shop. */
const SHOP = 'Meridian';

/**
 * Everything on the providers' own port: Google and X as OpenID providers, Facebook, and the scripts that play
 * Google's and Facebook's.
 */
export async function createStandIn(
  { google, x, facebook, returnUrl }: SocialConfig,
  allowedOrigins: readonly string[],
): Promise<(request: Request) => Response | Promise<Response>> {
  const openId = (provider: typeof google | typeof x, people: typeof X_PEOPLE, relay: string | null) =>
    createOpenId({
      issuer: provider.issuer,
      clientId: provider.clientId,
      clientSecret: provider.clientSecret,
      redirectUris: [returnUrl, ...(relay === null ? [] : [relay])],
      withoutPkce: relay,
      people,
    });
  const [googleId, xId] = await Promise.all([
    openId(google, GOOGLE_PEOPLE, google.sdkRedirectUri),
    openId(x, X_PEOPLE, null),
  ]);
  const { appId, appSecret } = facebook;
  const app = new Hono()
    .route('/', await assetRoutes())
    .route('/', googleRelay(allowedOrigins))
    .route('/google', openIdRoutes(googleId, GOOGLE, GOOGLE_PEOPLE, SHOP))
    .route('/x', openIdRoutes(xId, X, X_PEOPLE, SHOP))
    .route(
      '/facebook',
      facebookRoutes({ appId, appSecret, allowedOrigins, redirectUri: returnUrl, shop: SHOP }),
    )
    .notFound((c) => c.text('Not found', 404));
  return app.fetch;
}

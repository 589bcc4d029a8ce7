import type { HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { DEMO_CLIENT } from '../../shared/demo-client.js';
import { ownFile } from '../own-file.js';
import { facebookRoutes } from './facebook.js';
import { GOOGLE, googleRelay } from './google-relay.js';
import { createOpenId } from './openid.js';
import { openIdRoutes } from './openid-routes.js';
import { GOOGLE_PEOPLE, X_PEOPLE } from './people.js';

const X = { name: 'X', mark: 'x' } as const;

/** The name of the shop on the pages. */
const SHOP = 'Meridian';

/** The scripts that stand in for the providers' own, and the files that their pages need. */
const FILES = ['google-sdk.js', 'facebook-sdk.js', 'relay.js', 'pages.css'] as const;

export interface SocialOptions {
  /** Origin at which the shop and its shoppers reach the providers, without a slash at the end. */
  readonly origin: string;
  /** The shop's only URL to which shoppers are sent back with a code. */
  readonly returnUrl: string;
  /** The origins whose pages may get a code or a token. */
  readonly allowedOrigins: readonly string[];
}

/** A request has no fragment, and the OpenID provider can't read one. */
const refuseFragments: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  if (!c.env.incoming?.url?.includes('#')) return next();
  return c.text('Bad request', 400);
};

/**
 * Creates the stand-in social providers: Google and X as OpenID providers at `/google` and `/x`, Facebook at
 * `/facebook`, and the scripts that stand in for Google's and Facebook's.
 */
export async function createSocial({
  origin,
  returnUrl,
  allowedOrigins,
}: SocialOptions): Promise<Hono<{ Bindings: HttpBindings }>> {
  const openId = (issuer: string, people: typeof X_PEOPLE, relay: string | null) =>
    createOpenId({
      issuer,
      client: DEMO_CLIENT,
      redirectUris: relay === null ? [returnUrl] : [returnUrl, relay],
      withoutPkce: relay,
      people,
    });
  const google = await openId(`${origin}/google`, GOOGLE_PEOPLE, `${origin}/google-relay`);
  const x = await openId(`${origin}/x`, X_PEOPLE, null);
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(refuseFragments);
  for (const name of FILES) app.get(`/${name}`, ownFile(new URL(name, import.meta.url)));
  return app
    .route('/', googleRelay(allowedOrigins))
    .route('/google', openIdRoutes(google, GOOGLE, GOOGLE_PEOPLE, SHOP))
    .route('/x', openIdRoutes(x, X, X_PEOPLE, SHOP))
    .route(
      '/facebook',
      facebookRoutes({ client: DEMO_CLIENT, allowedOrigins, redirectUri: returnUrl, shop: SHOP }),
    )
    .notFound((c) => c.text('Not found', 404));
}

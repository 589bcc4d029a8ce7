import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { isAllowed, mayGetMessages } from '../../shared/allowed-origins.js';
import { ShortMemory } from '../../shared/short-memory.js';
import { choicePage, endPage, PAGE_HEADERS, relayPage } from './pages.js';
import { FACEBOOK_PEOPLE, type Person } from './people.js';

const FACEBOOK = { name: 'Facebook', mark: 'facebook' } as const;

const MAX_ENTRIES = 1_000;
const MINUTE_MS = 60_000;
const TOKEN_S = 3_600;

export interface FacebookOptions {
  /** The credentials of the shop's Facebook app. */
  readonly client: { readonly id: string; readonly secret: string };
  /** The origins whose pages may get a token. */
  readonly allowedOrigins: readonly string[];
  readonly redirectUri: string;
  readonly shop: string;
}

/** Stands in for Facebook: the window to choose a person, and the part of the Graph API that identifies them. */
export function facebookRoutes({
  client: { id: appId, secret: appSecret },
  allowedOrigins,
  redirectUri,
  shop,
}: FacebookOptions): Hono {
  const tokens = new ShortMemory<Person>(MAX_ENTRIES);
  const codes = new ShortMemory<Person>(MAX_ENTRIES);
  const giveToken = (person: Person) => {
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, person, TOKEN_S * 1000);
    return token;
  };
  const wrong = (c: Context, message: string) =>
    c.json({ error: { message, type: 'OAuthException', code: 190 } }, 400);

  /** Reads the request that opened a window. Returns null if it must not be answered. */
  const readRequest = (c: Context): { to: string } | { state: string } | null => {
    const { client_id, to = '', redirect_uri, state } = c.req.query();
    if (client_id !== appId) return null;
    if (redirect_uri === redirectUri && state) return { state };
    return mayGetMessages(to, allowedOrigins) ? { to } : null;
  };
  const refused = (c: Context) => {
    const page = endPage(FACEBOOK, 'Not for this page', 'The page that asked is none of this shop.');
    return c.html(page, 400, PAGE_HEADERS);
  };

  return new Hono()
    .get('/dialog/oauth', (c) => {
      if (readRequest(c) === null) return refused(c);
      const { pathname, search } = new URL(c.req.url);
      return c.html(choicePage(FACEBOOK, shop, FACEBOOK_PEOPLE, pathname + search), 200, PAGE_HEADERS);
    })
    .post('/dialog/oauth', async (c) => {
      const request = readRequest(c);
      if (request === null) return refused(c);
      const { id } = await c.req.parseBody();
      const person = FACEBOOK_PEOPLE.find((each) => each.id === id);
      if ('to' in request) {
        const answer = person
          ? {
              status: 'connected',
              authResponse: { accessToken: giveToken(person), userID: person.id, expiresIn: TOKEN_S },
            }
          : { status: 'unknown', authResponse: null };
        return c.html(relayPage(FACEBOOK, request.to, answer), 200, PAGE_HEADERS);
      }
      const back = new URL(redirectUri);
      back.searchParams.set('state', request.state);
      const code = randomBytes(24).toString('base64url');
      if (person) codes.set(code, person, MINUTE_MS);
      back.searchParams.set(...((person ? ['code', code] : ['error', 'access_denied']) as [string, string])); // a pair either way
      return c.redirect(back.href, 303);
    })
    .get('/oauth/access_token', (c) => {
      const { client_id, client_secret, redirect_uri, code = '' } = c.req.query();
      const isApp = client_id === appId && client_secret === appSecret && redirect_uri === redirectUri;
      const person = isApp ? codes.take(code) : undefined;
      if (!person) return wrong(c, 'This code is not valid.');
      return c.json({ access_token: giveToken(person), token_type: 'bearer', expires_in: TOKEN_S });
    })
    .get('/debug_token', (c) => {
      const { input_token = '', access_token } = c.req.query();
      if (access_token !== `${appId}|${appSecret}`) return wrong(c, 'This is not the app.');
      const person = tokens.get(input_token);
      return c.json({
        data: person ? { app_id: appId, is_valid: true, user_id: person.id } : { is_valid: false },
      });
    })
    .use('/me', cors({ origin: (origin) => (isAllowed(origin, allowedOrigins) ? origin : null) }))
    .get('/me', (c) => {
      const person = tokens.get(c.req.query('access_token') ?? '');
      if (!person) return wrong(c, 'This token is not valid.');
      const { id, name, email } = person;
      return c.json({ id, name, ...(email !== null && { email }) });
    });
}

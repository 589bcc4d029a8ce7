import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { object } from 'superstruct';
import { fill } from '../../../dist/npm/text.js';
import { mayGetMessages } from '../../shared/allowed-origins.js';
import { type ApiEnv, ApiError, badInput, requestLanguage, succeed } from '../http/api.js';
import { fault, oneOf, optionalText, or, readBody, readQuery, to, trimmedText } from '../http/fields.js';
import { widgetReply } from '../http/shape.js';
import { findLinked, linkPerson } from './link-person.js';
import { SOCIAL_MESSAGES } from './messages.js';
import {
  exchangeCode,
  exchangeFacebookCode,
  ProviderError,
  readFacebookToken,
  type SocialPerson,
} from './providers.js';
import { returnPage } from './return-page.js';
import type { Ask, Outcome, ProviderName } from './schema.js';
import { CODES, messagesFor, type SocialServices, toSignedIn, uuidOf } from './sign-in.js';
import { challengeOf } from './windows.js';

/**
 * Returns the origin of the page that sends a request. Browsers send it for pages of other origins. For a GET from our
 * own pages they send none, so it is the allowed origin with the request's host: behind a proxy that ends TLS, the
 * request's URL has another scheme than the page.
 */
export function askingOrigin(c: Context, allowedOrigins: readonly string[]): string {
  const { host } = new URL(c.req.url);
  const origin = c.req.header('origin') ?? allowedOrigins.find((each) => hostOf(each) === host);
  if (origin !== undefined && mayGetMessages(origin, allowedOrigins)) return origin;
  throw new ApiError(403, 'Pages of this origin cannot sign in.');
}

/** Returns null for what stands for several origins, or for pages without one. */
const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** Returns the outcome for a shopper who returns from a provider. `code` is null if they chose no account there. */
export async function finishAsk(
  services: SocialServices,
  c: Context<ApiEnv>,
  ask: Ask,
  code: string | null,
): Promise<Outcome> {
  const { db } = services;
  const messages = SOCIAL_MESSAGES[ask.lang];
  const refused = (why: 'canceled' | 'notConfirmed'): Outcome => ({
    status: 'refused',
    code: CODES[why],
    msg: messages[why],
  });
  if (code === null) return refused('canceled');
  try {
    const person = await askWho(services, ask, code);
    if (ask.provider === 'facebook' && person.email === null && (await findLinked(db, person)) === null) {
      await services.waitForEmail(ask.uuid, person);
      const { subject: facebookId, name, picture } = person;
      return { status: 'bind' as const, facebookId, name: name ?? '', picture: picture ?? '' };
    }
    const linked = await linkPerson(db, person);
    if ('userId' in linked) return { status: 'done', userId: linked.userId };
    await services.waitForPassword(ask.uuid, person);
    return {
      status: 'refused',
      code: CODES.emailTaken,
      msg: fill(messages.emailTaken, { email: linked.takenEmail }),
    };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    c.get('logger').warn({ reason: error.message }, 'a provider did not confirm a sign-in');
    return refused('notConfirmed');
  }
}

async function askWho({ config }: SocialServices, ask: Ask, code: string): Promise<SocialPerson> {
  const { google, x, facebook, returnUrl } = config;
  if (ask.provider === 'facebook') {
    return readFacebookToken(facebook, await exchangeFacebookCode(facebook, code, returnUrl));
  }
  const provider = ask.provider === 'google' ? google : x;
  const { verifier, idNonce: nonce } = ask;
  return exchangeCode(provider, { code, redirectUri: returnUrl, verifier, nonce });
}

/** The path at which a partner's page opens a sign-in window, and the one to which the provider returns it. */
export const WINDOWS = ['/pc/socialWindow', '/pc/socialReturn'] as const;

const BROWSER_COOKIE = 'portal_social';
const TEN_MINUTES_S = 600;

const StartRequest = object({ provider: oneOf(['google', 'facebook', 'x']) });
const BeginRequest = object({
  nonce: to(optionalText(), (text) => {
    const nonce = text ?? crypto.randomUUID();
    return /^[\w-]{22,100}$/.test(nonce) ? nonce : fault('must be 22 to 100 letters and digits.');
  }),
});
const ConfirmRequest = object({ number: trimmedText(), ticket: or(optionalText(), '') });

/**
 * Sign-in in a window that the widget opens. X supports nothing else, and the other providers need it on pages whose
 * Cross-Origin-Opener-Policy cuts them off from the windows they open.
 */
export function windowRoutes(services: SocialServices): Hono<ApiEnv> {
  const { db, windows, config } = services;
  const { apiUrl } = config;

  const begin = async (c: Context<ApiEnv>, provider: ProviderName) => {
    const { nonce } = readQuery(c, BeginRequest);
    const origin = askingOrigin(c, services.allowedOrigins);
    const ask = await windows.begin({ provider, nonce, origin, lang: requestLanguage(c), uuid: uuidOf(c) });
    if (ask === null) throw badInput('This "nonce" was used before.');
    // Pages of other sites can't store this cookie. There, the window or the number proves that it's the same browser.
    setCookie(c, BROWSER_COOKIE, ask.browser, {
      path: new URL(apiUrl).pathname,
      httpOnly: true,
      sameSite: 'Lax',
      secure: apiUrl.startsWith('https:'),
      maxAge: TEN_MINUTES_S,
    });
    const { oauthToken: oauth_token, number } = ask;
    return succeed(c, widgetReply('socialStart'), {
      oauth_token,
      authenticate_url: `${apiUrl}/pc/socialWindow`,
      number,
    });
  };

  return new Hono<ApiEnv>()
    .get('/pc/twitterLogin', (c) => begin(c, 'x'))
    .get('/pc/socialStart', (c) => begin(c, readQuery(c, StartRequest).provider))
    .get('/pc/socialWindow', async (c) => {
      const ask = await windows.open(c.req.query('oauth_token') ?? '');
      return ask ? c.redirect(providerUrl(ask, config)) : returnPage(c, 'en', { kind: 'end', ask: null });
    })
    .get('/pc/socialReturn', async (c) => {
      const { state = '', code = null } = c.req.query();
      const returned = await windows.return(state);
      if (!returned) return returnPage(c, 'en', { kind: 'end', ask: null });
      const ask = await windows.finish(
        returned,
        await finishAsk(services, c, returned, code),
        getCookie(c, BROWSER_COOKIE) ?? '',
      );
      if (ask.outcome?.status === 'refused') return returnPage(c, ask.lang, { kind: 'end', ask });
      if (ask.isReleased) return returnPage(c, ask.lang, { kind: 'done', ask });
      return returnPage(c, ask.lang, { kind: 'ask', ask, isWrong: false });
    })
    .post('/pc/socialConfirm', async (c) => {
      const { number, ticket } = await readBody(c, ConfirmRequest);
      const confirmed = await windows.confirm(ticket, number);
      if (!confirmed) return returnPage(c, 'en', { kind: 'end', ask: null });
      const { ask, isRight } = confirmed;
      const view = isRight
        ? ({ kind: 'done', ask } as const)
        : ({ kind: 'ask', ask, isWrong: true } as const);
      return returnPage(c, ask.lang, view);
    })
    .get('/pc/socialResult', async (c) => {
      const { nonce = '', proof = '' } = c.req.query();
      const found = await windows.result(nonce, proof);
      if (found === undefined) throw new ApiError(CODES.expired, messagesFor(c).expired);
      if (found === null) return succeed(c, widgetReply('socialResult'), { status: 'waiting' });
      return succeed(c, widgetReply('socialResult'), await toResult(c, found.outcome));
    });

  async function toResult(c: Context, outcome: Outcome) {
    if (outcome.status === 'refused') throw new ApiError(outcome.code, outcome.msg);
    if (outcome.status === 'done')
      return { status: 'done' as const, ...(await toSignedIn(db, c, outcome.userId)) };
    const { facebookId, name, picture } = outcome;
    return { status: 'bind' as const, facebook_id: facebookId, uname: name, headimgurl: picture };
  }
}

/** Returns the URL of the provider's sign-in page. */
function providerUrl(ask: Ask, { google, x, facebook, returnUrl }: SocialServices['config']): string {
  const isFacebook = ask.provider === 'facebook';
  const provider = ask.provider === 'google' ? google : x;
  const url = new URL(isFacebook ? facebook.dialogUrl : provider.authorizeUrl);
  url.search = `${new URLSearchParams({
    response_type: 'code',
    redirect_uri: returnUrl,
    state: ask.state,
    ...(isFacebook
      ? { client_id: facebook.appId, scope: 'public_profile,email' }
      : {
          client_id: provider.clientId,
          scope: provider.scope,
          nonce: ask.idNonce,
          code_challenge: challengeOf(ask.verifier),
          code_challenge_method: 'S256',
        }),
  })}`;
  return url.href;
}

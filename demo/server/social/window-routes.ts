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
import type { Outcome, ProviderName, WindowSignIn } from './schema.js';
import { CODES, messagesFor, type SocialServices, toSignedIn, uuidOf } from './sign-in.js';
import { challengeOf } from './windows.js';

/**
 * Returns the origin of the page that sends a request. Browsers send it for pages of other origins. For a GET from our
 * own pages they send none, so it is the allowed origin with the request's host: behind a proxy that ends TLS, the
 * request's URL has another scheme than the page.
 */
export function requestOrigin(c: Context, allowedOrigins: readonly string[]): string {
  const { host } = new URL(c.req.url);
  const origin = c.req.header('origin') ?? allowedOrigins.find((each) => hostOf(each) === host);
  if (origin !== undefined && mayGetMessages(origin, allowedOrigins)) return origin;
  throw new ApiError(403, 'Pages of this origin cannot sign in.');
}

/** Returns null for what stands for several origins, or for pages without one. */
const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/** Returns the outcome for a shopper who returns from a provider. `code` is null if they chose no account there. */
export async function finishSignIn(
  services: SocialServices,
  c: Context<ApiEnv>,
  signIn: WindowSignIn,
  code: string | null,
): Promise<Outcome> {
  const { db } = services;
  const messages = SOCIAL_MESSAGES[signIn.lang];
  const refused = (why: 'canceled' | 'notConfirmed'): Outcome => ({
    status: 'refused',
    code: CODES[why],
    msg: messages[why],
  });
  if (code === null) return refused('canceled');
  try {
    const person = await fetchPerson(services, signIn, code);
    if (signIn.provider === 'facebook' && person.email === null && (await findLinked(db, person)) === null) {
      await services.waitForEmail(signIn.uuid, person);
      const { subject: facebookId, name, picture } = person;
      return { status: 'bind' as const, facebookId, name: name ?? '', picture: picture ?? '' };
    }
    const linked = await linkPerson(db, person);
    if ('userId' in linked) return { status: 'done', userId: linked.userId };
    await services.waitForPassword(signIn.uuid, person);
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

async function fetchPerson(
  { config }: SocialServices,
  signIn: WindowSignIn,
  code: string,
): Promise<SocialPerson> {
  const { google, x, facebook, returnUrl } = config;
  if (signIn.provider === 'facebook') {
    return readFacebookToken(facebook, await exchangeFacebookCode(facebook, code, returnUrl));
  }
  const provider = signIn.provider === 'google' ? google : x;
  const { verifier, idNonce: nonce } = signIn;
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
    const origin = requestOrigin(c, services.allowedOrigins);
    const signIn = await windows.begin({
      provider,
      nonce,
      origin,
      lang: requestLanguage(c),
      uuid: uuidOf(c),
    });
    if (signIn === null) throw badInput('This "nonce" was used before.');
    // Pages of other sites can't store this cookie. There, the window or the number proves that it's the same browser.
    setCookie(c, BROWSER_COOKIE, signIn.browser, {
      path: new URL(apiUrl).pathname,
      httpOnly: true,
      sameSite: 'Lax',
      secure: apiUrl.startsWith('https:'),
      maxAge: TEN_MINUTES_S,
    });
    const { oauthToken: oauth_token, number } = signIn;
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
      const signIn = await windows.open(c.req.query('oauth_token') ?? '');
      return signIn
        ? c.redirect(providerUrl(signIn, config))
        : returnPage(c, 'en', { kind: 'end', signIn: null });
    })
    .get('/pc/socialReturn', async (c) => {
      const { state = '', code = null } = c.req.query();
      const returned = await windows.return(state);
      if (!returned) return returnPage(c, 'en', { kind: 'end', signIn: null });
      const signIn = await windows.finish(
        returned,
        await finishSignIn(services, c, returned, code),
        getCookie(c, BROWSER_COOKIE) ?? '',
      );
      if (signIn.outcome?.status === 'refused') return returnPage(c, signIn.lang, { kind: 'end', signIn });
      if (signIn.isReleased) return returnPage(c, signIn.lang, { kind: 'done', signIn });
      return returnPage(c, signIn.lang, { kind: 'ask', signIn, isWrong: false });
    })
    .post('/pc/socialConfirm', async (c) => {
      const { number, ticket } = await readBody(c, ConfirmRequest);
      const confirmed = await windows.confirm(ticket, number);
      if (!confirmed) return returnPage(c, 'en', { kind: 'end', signIn: null });
      const { signIn, isRight } = confirmed;
      const view = isRight
        ? ({ kind: 'done', signIn } as const)
        : ({ kind: 'ask', signIn, isWrong: true } as const);
      return returnPage(c, signIn.lang, view);
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
function providerUrl(
  signIn: WindowSignIn,
  { google, x, facebook, returnUrl }: SocialServices['config'],
): string {
  const isFacebook = signIn.provider === 'facebook';
  const provider = signIn.provider === 'google' ? google : x;
  const url = new URL(isFacebook ? facebook.dialogUrl : provider.authorizeUrl);
  url.search = `${new URLSearchParams({
    response_type: 'code',
    redirect_uri: returnUrl,
    state: signIn.state,
    ...(isFacebook
      ? { client_id: facebook.appId, scope: 'public_profile,email' }
      : {
          client_id: provider.clientId,
          scope: provider.scope,
          nonce: signIn.idNonce,
          code_challenge: challengeOf(signIn.verifier),
          code_challenge_method: 'S256',
        }),
  })}`;
  return url.href;
}

import { Hono } from 'hono';
import { object } from 'superstruct';
import { SignedIn } from '../../shared/replies/account.js';
import { accountRequests } from '../accounts/account-requests.js';
import { type ApiEnv, ApiError, succeed } from '../http/api.js';
import { readBody, requiredText } from '../http/fields.js';
import { widgetReply } from '../http/shape.js';
import { findLinked, linkPerson } from './link-person.js';
import { exchangeCode, readFacebookToken } from './providers.js';
import { CODES, confirmed, messagesFor, type SocialServices, toSignedIn, userOf, uuidOf } from './sign-in.js';

const MAX_CODE = 2_000;

const GoogleRequest = object({ code: requiredText(MAX_CODE) });
const FacebookRequest = object({ access_token: requiredText(MAX_CODE) });

/** Sign-ins with a code or token that a provider's own script gave to the page (spec section 7). */
export function sdkRoutes(services: SocialServices): Hono<ApiEnv> {
  const { db, config } = services;
  return new Hono<ApiEnv>()
    .post('/pc/codeGoogleLogin', async (c) => {
      const { code } = await readBody(c, GoogleRequest);
      const { google } = config;
      const exchange = { code, redirectUri: google.sdkRedirectUri, verifier: null, nonce: null };
      const person = await confirmed(c, exchangeCode(google, exchange));
      const userId = await userOf(services, c, person, await linkPerson(db, person));
      return succeed(c, widgetReply('codeGoogleLogin', SignedIn), await toSignedIn(db, c, userId));
    })
    .post('/pc/facebookLogin', async (c) => {
      const { access_token: token } = await readBody(c, FacebookRequest);
      const person = await confirmed(c, readFacebookToken(config.facebook, token));
      if (person.email === null && (await findLinked(db, person)) === null) {
        await services.waitForEmail(uuidOf(c), person);
        throw new ApiError(CODES.emailNeeded, messagesFor(c).emailNeeded);
      }
      const linked = await linkPerson(db, person);
      // The shopper may also enter another email, which opens a separate account.
      if ('takenEmail' in linked) await services.waitForEmail(uuidOf(c), person);
      return succeed(
        c,
        widgetReply('facebookLogin', SignedIn),
        await toSignedIn(db, c, await userOf(services, c, person, linked)),
      );
    })
    .post('/pc/fbBindEmail', async (c) => {
      const request = object({ email: accountRequests(c).email, facebook_id: requiredText() });
      const { email, facebook_id: facebookId } = await readBody(c, request);
      // The person was identified before, in this browser. The ID in the request isn't trusted.
      const person = await services.takeBinding(uuidOf(c), facebookId);
      if (!person) throw new ApiError(CODES.expired, messagesFor(c).bindAgain);
      const linked = await linkPerson(db, { ...person, email: null }, email);
      return succeed(
        c,
        widgetReply('fbBindEmail', SignedIn),
        await toSignedIn(db, c, await userOf(services, c, person, linked)),
      );
    });
}

import type { Context } from 'hono';
import type { ApiEnv } from '../http/api.js';
import type { Ask, Outcome } from './ask.js';
import { ProviderError } from './ask-provider.js';
import { exchangeCode } from './exchange-code.js';
import { exchangeFacebookCode, readFacebookToken } from './facebook.js';
import { findLinked, linkPerson } from './link-person.js';
import { SOCIAL_MESSAGES } from './messages.js';
import type { SocialPerson } from './person.js';
import { CODES, type SocialServices } from './sign-in.js';

/** What somebody came to who returns from a provider; `code` is null when nobody was chosen there. */
export async function finishAsk(
  services: SocialServices,
  c: Context<ApiEnv>,
  ask: Ask,
  code: string | null,
): Promise<Outcome> {
  const { db } = services;
  const messages = SOCIAL_MESSAGES[ask.lang];
  const refused = (why: 'cancelled' | 'notConfirmed'): Outcome => ({
    status: 'refused',
    code: CODES[why],
    msg: messages[why],
  });
  if (code === null) return refused('cancelled');
  try {
    const person = await askWho(services, ask, code);
    if (ask.provider === 'facebook' && person.email === null && (await findLinked(db, person)) === null) {
      await services.waitForEmail(ask.uuid, person);
      const { subject: facebookId, name, picture } = person;
      return { status: 'bind', facebookId, name: name ?? '', picture: picture ?? '' };
    }
    const linked = await linkPerson(db, person);
    if ('userId' in linked) return { status: 'done', userId: linked.userId };
    await services.waitForPassword(ask.uuid, person);
    return { status: 'refused', code: CODES.emailTaken, msg: messages.emailTaken(linked.takenEmail) };
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

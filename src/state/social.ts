import type { RequestData } from '../api/client.js';
import {
  codeGoogleLogin,
  facebookLogin,
  fbBindEmail,
  type SocialResultReply,
  type SocialWindowReply,
  socialResult,
  socialStart,
  twitterLogin,
} from '../api/social.js';
import { keepSignIn } from './account.js';
import { send } from './client.js';
import type { UserInfo } from './identity.js';
import type { LoadOptions } from './resource.js';
import { attempt, type Result } from './resource.js';

/** Somebody at Facebook who still has to give an email. */
export interface FacebookPerson {
  readonly facebook_id: string;
  readonly uname: string;
  readonly headimgurl: string;
}

/** What a window came to. */
export type SocialResult =
  | { readonly status: 'waiting' }
  | { readonly status: 'done'; readonly user: UserInfo }
  | ({ readonly status: 'bind' } & FacebookPerson);

/** Signs in with what Google's script gave: its whole code response (spec section 7). */
export const signInWithGoogle = (response: RequestData, options?: LoadOptions): Promise<Result<UserInfo>> =>
  attempt(send(codeGoogleLogin, { ...response, device: 'pc' }, options).then(keepSignIn));

/** Signs in with an access token of Facebook's script. */
export const signInWithFacebook = (access_token: string, options?: LoadOptions): Promise<Result<UserInfo>> =>
  attempt(send(facebookLogin, { access_token }, options).then(keepSignIn));

/** Signs in somebody of Facebook's with an email of their own. */
export const bindFacebook = (
  email: string,
  { facebook_id, uname, headimgurl }: FacebookPerson,
  options?: LoadOptions,
): Promise<Result<UserInfo>> =>
  attempt(send(fbBindEmail, { email, facebook_id, uname, headimgurl }, options).then(keepSignIn));

/**
 * Asks for a window at a provider.
 * @param nonce unguessable, and new each time: whoever knows it is given the result
 */
export const askForWindow = (
  provider: 'google' | 'facebook' | 'x',
  nonce: string,
  options?: LoadOptions,
): Promise<Result<SocialWindowReply>> =>
  attempt(
    provider === 'x'
      ? send(twitterLogin, { nonce }, options)
      : send(socialStart, { provider, nonce }, options),
  );

/**
 * Asks what a window came to; signs in when it is done.
 * @param proof what the window itself told; null where it could not
 */
export const takeResult = (
  nonce: string,
  proof: string | null,
  options?: LoadOptions,
): Promise<Result<SocialResult>> => attempt(send(socialResult, { nonce, proof }, options).then(keepResult));

async function keepResult(reply: SocialResultReply): Promise<SocialResult> {
  return reply.status === 'done' ? { status: 'done', user: await keepSignIn(reply) } : reply;
}

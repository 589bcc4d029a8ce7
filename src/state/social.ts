import { otherLoginSwitch } from '../api/account.js';
import type { RequestData } from '../api/own-fields.js';
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
import { saveSignIn } from './account.js';
import { send } from './client.js';
import type { UserInfo } from './identity.js';
import { attempt, createLoad, type LoadOptions, type Result } from './resource.js';

export type { LoginSwitchReply } from '../api/account.js';

/** Loads whether other sign-in methods are offered, and their images (spec section 6). */
export const loadLoginSwitch = createLoad({
  name: 'loginSwitch',
  key: ({ bigdata }) => bigdata.config.api,
  request: (signal) => send(otherLoginSwitch, {}, { signal }),
});

/** A Facebook user who still has to enter an email address. */
export interface FacebookPerson {
  readonly facebook_id: string;
  readonly uname: string;
  readonly headimgurl: string;
}

/** The outcome of a sign-in window. */
export type SocialResult =
  | { readonly status: 'waiting' }
  | { readonly status: 'done'; readonly user: UserInfo }
  | ({ readonly status: 'bind' } & FacebookPerson);

/** Signs in with the whole code response of Google's script (spec section 7). */
export const signInWithGoogle = (response: RequestData, options?: LoadOptions): Promise<Result<UserInfo>> =>
  attempt(send(codeGoogleLogin, { ...response, device: 'pc' }, options).then(saveSignIn));

/** Signs in with an access token from Facebook's script. */
export const signInWithFacebook = (access_token: string, options?: LoadOptions): Promise<Result<UserInfo>> =>
  attempt(send(facebookLogin, { access_token }, options).then(saveSignIn));

/** Signs in a Facebook user with the email address they entered. */
export const bindFacebook = (
  email: string,
  { facebook_id, uname, headimgurl }: FacebookPerson,
  options?: LoadOptions,
): Promise<Result<UserInfo>> =>
  attempt(send(fbBindEmail, { email, facebook_id, uname, headimgurl }, options).then(saveSignIn));

/**
 * Requests a sign-in window at a provider.
 * @param nonce unguessable, and new each time, because whoever knows it gets the result
 */
export const requestWindow = (
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
 * Requests the outcome of a sign-in window, and signs the shopper in if it's done.
 * @param proof what the window itself reported; null if it couldn't
 */
export const takeResult = (
  nonce: string,
  proof: string | null,
  options?: LoadOptions,
): Promise<Result<SocialResult>> =>
  attempt(send(socialResult, { nonce, proof }, options).then(completeSignIn));

async function completeSignIn(reply: SocialResultReply): Promise<SocialResult> {
  return reply.status === 'done' ? { status: 'done', user: await saveSignIn(reply) } : reply;
}

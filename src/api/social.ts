import { define, type Infer } from 'superstruct';
import { safeUrl } from '../page/safe-url.js';
import { LoginReply } from './account.js';
import type { Endpoint } from './client.js';
import { URL_LENGTH } from './limits.js';
import { id, name, nullish, type Read, reader, type, url } from './reply.js';

/** POST `/pc/codeGoogleLogin` with the whole code response, and `device: 'pc'` (spec section 7). */
export const codeGoogleLogin: Endpoint<LoginReply> = {
  name: 'codeGoogleLogin',
  method: 'POST',
  path: '/pc/codeGoogleLogin',
  read: reader(LoginReply),
};

/** POST `/pc/facebookLogin` with `{ access_token }` (spec section 7). */
export const facebookLogin: Endpoint<LoginReply> = {
  name: 'facebookLogin',
  method: 'POST',
  path: '/pc/facebookLogin',
  read: reader(LoginReply),
};

/** POST `/pc/fbBindEmail` with `{ email, facebook_id, uname, headimgurl }`. */
export const fbBindEmail: Endpoint<LoginReply> = {
  name: 'fbBindEmail',
  method: 'POST',
  path: '/pc/fbBindEmail',
  read: reader(LoginReply),
};

/** A token that goes into a URL. */
const OauthToken = define<string>(
  'oauth token',
  (value) => typeof value === 'string' && value !== '' && value.length <= 512,
);

/** The reply of `twitterLogin` (spec section 7). The fields besides the token are our additions, and may be missing. */
export const SocialWindowReply = type({
  oauth_token: OauthToken,
  /** The page to open in the window, with the token added to its query. Defaults to X's own page. */
  authenticate_url: nullish(url),
  /** The number that the window asks for if it has lost the page that opened it. */
  number: nullish(id),
});

export type SocialWindowReply = Infer<typeof SocialWindowReply>;

/** GET `/pc/twitterLogin` with the `nonce` that will be used to request the result. */
export const twitterLogin: Endpoint<SocialWindowReply> = {
  name: 'twitterLogin',
  method: 'GET',
  changes: true,
  path: '/pc/twitterLogin',
  read: reader(SocialWindowReply),
};

/** The URL of a web page, which may be relative to the API. */
const PageUrl = define<string>(
  'the URL of a web page',
  (value) =>
    typeof value === 'string' &&
    value.length <= URL_LENGTH &&
    /^https?:/.test(safeUrl(value, 'https://shop.example') ?? ''),
);

/** The reply of `socialStart`. Unlike X, the other providers have no page that takes the token. */
export const SocialStartReply = type({ ...SocialWindowReply.schema, authenticate_url: PageUrl });

export type SocialStartReply = Infer<typeof SocialStartReply>;

/** GET `/pc/socialStart?provider&nonce`: the same for `google` and `facebook`, without their own scripts. */
export const socialStart: Endpoint<SocialStartReply> = {
  name: 'socialStart',
  method: 'GET',
  changes: true,
  path: '/pc/socialStart',
  read: reader(SocialStartReply),
};

const word = <Word extends string>(expected: Word) => define<Word>(expected, (value) => value === expected);

/** The replies of `socialResult`, by status. */
export const Waiting = type({ status: word('waiting') });
export const Signed = type({
  status: word('done'),
  token: LoginReply.schema.token,
  user: LoginReply.schema.user,
});
export const Binding = type({ status: word('bind'), facebook_id: id, uname: name, headimgurl: url });

export type SocialResultReply = Infer<typeof Waiting> | Infer<typeof Signed> | Infer<typeof Binding>;

const readWaiting = reader(Waiting);
const readSigned = reader(Signed);
const readBinding = reader(Binding);

/** Picks the struct by status. A union would add code that every widget has to load. */
function readResult(data: unknown): Read<SocialResultReply> {
  const isRecord = typeof data === 'object' && data !== null && 'status' in data;
  if (isRecord && data.status === 'done') return readSigned(data);
  return isRecord && data.status === 'bind' ? readBinding(data) : readWaiting(data);
}

/** GET `/pc/socialResult?nonce&proof`: the outcome of a sign-in window. The server returns it only once. */
export const socialResult: Endpoint<SocialResultReply> = {
  name: 'socialResult',
  method: 'GET',
  changes: true,
  path: '/pc/socialResult',
  read: readResult,
};

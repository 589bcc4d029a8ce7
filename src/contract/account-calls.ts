import {
  editPwd,
  LoginReply,
  LoginSwitchReply,
  login,
  logout,
  otherLoginSwitch,
  register,
  sendCodeEmail,
} from '../api/account.js';
import {
  AddressListReply,
  addressList,
  cancelSelect,
  setSelectAddress,
  ZipLookupReply,
  zipLookup,
} from '../api/addresses.js';
import {
  PasskeyCreation,
  PasskeyRequest,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyRegister,
  passkeyRegisterOptions,
} from '../api/passkeys.js';
import {
  Binding,
  codeGoogleLogin,
  facebookLogin,
  fbBindEmail,
  Signed,
  SocialStartReply,
  SocialWindowReply,
  socialResult,
  socialStart,
  twitterLogin,
  Waiting,
} from '../api/social.js';
import { UserInfoReply, UserUuidReply, userInfo, userUuid } from '../api/user.js';
import type { Call, SentField } from './call.js';

const email = { description: 'The shopper’s email.' };
const password = { description: 'The password, of at least 6 characters.' };
const code = { description: 'The verification code from the email.' };
const nonce = { description: 'A secret that the page makes up: whoever knows it gets the result.' };
const address = { address_id: { description: 'The ID of a saved address.' } };

const credential = { description: 'The result of `PublicKeyCredential.toJSON()`, as a JSON string.' };
const withoutPasskeys = 'without a `passkey_host` in `otherLoginSwitch`, passkeys aren’t offered';
const withoutProviders =
  'unless `pc_switch` is 1 in `otherLoginSwitch`, these ways to sign in aren’t offered';

const facebookPerson: Readonly<Record<string, SentField>> = {
  email,
  facebook_id: { description: 'The shopper’s Facebook ID.' },
  uname: { description: 'The shopper’s name.' },
  headimgurl: { description: 'URL of the shopper’s picture.' },
};

/** The calls about who the shopper is and where they live. */
export const accountCalls: readonly Call[] = [
  {
    endpoint: login,
    summary: 'Signs in with an email and a password.',
    sends: { email, password },
    reply: { LoginReply },
  },
  {
    endpoint: register,
    summary:
      'Creates an account. If the reply has a token and a user, as that of `login` does, the shopper is signed in; otherwise, they sign in next.',
    sends: {
      email,
      password,
      enter_password: { description: 'The password again.' },
      invit_code: { description: 'An invitation code; empty for none.' },
      email_code: code,
    },
  },
  {
    endpoint: editPwd,
    summary: 'Changes the password of a shopper who has the code from the email.',
    sends: { email, password, code },
  },
  {
    endpoint: sendCodeEmail,
    summary:
      'Emails a verification code. `code_length` in `data` is its length; the widget submits the code once that many characters are typed.',
    sends: {
      email,
      verify_code: {
        description: 'The answer to a challenge. Always empty, because the widgets don’t show one.',
      },
      id: { description: 'What the code is for: 1 to register, 2 to change the password.', values: [1, 2] },
    },
  },
  { endpoint: logout, summary: 'Signs the shopper out and revokes the token.', needsToken: true },
  {
    endpoint: otherLoginSwitch,
    summary: 'Whether other ways to sign in are offered, and their logos.',
    reply: { LoginSwitchReply },
    without: 'shoppers sign in by email only',
    probe: {},
  },
  {
    endpoint: codeGoogleLogin,
    summary: 'Signs in with the code response of Google’s script. Its other fields are sent, too.',
    sends: {
      code: { description: 'The authorization code.' },
      device: { description: 'The kind of device.', values: ['pc'] },
    },
    reply: { LoginReply },
    without: withoutProviders,
  },
  {
    endpoint: facebookLogin,
    summary:
      'Signs in with an access token from Facebook’s script. If it’s refused, the widget asks for an email and calls `fbBindEmail`.',
    sends: { access_token: { description: 'The access token.' } },
    reply: { LoginReply },
    without: withoutProviders,
  },
  {
    endpoint: fbBindEmail,
    summary: 'Signs in a Facebook user with the email they entered.',
    sends: facebookPerson,
    reply: { LoginReply },
    without: withoutProviders,
  },
  {
    endpoint: twitterLogin,
    summary: 'Starts a sign-in with X in a window.',
    sends: { nonce },
    reply: { SocialWindowReply },
    without: withoutProviders,
  },
  {
    endpoint: socialStart,
    summary: 'Starts a sign-in with Google or Facebook in a window, without their scripts.',
    sends: { provider: { description: 'Whom to sign in with.', values: ['google', 'facebook'] }, nonce },
    reply: { SocialStartReply },
    without: withoutProviders,
  },
  {
    endpoint: socialResult,
    summary: 'The result of a sign-in window. Each result is returned only once.',
    sends: { nonce, proof: { description: 'The proof that the window received.', optional: true } },
    reply: { SocialResultReply: [Waiting, Signed, Binding] },
    without: withoutProviders,
  },
  {
    endpoint: passkeyLoginOptions,
    summary: 'Options for signing in with a passkey, with a single-use challenge.',
    reply: { PasskeyRequest },
    without: withoutPasskeys,
  },
  {
    endpoint: passkeyLogin,
    summary: 'Signs in with a passkey.',
    sends: { credential },
    reply: { LoginReply },
    without: withoutPasskeys,
  },
  {
    endpoint: passkeyRegisterOptions,
    summary: 'Options for creating a passkey.',
    reply: { PasskeyCreation },
    needsToken: true,
    without: withoutPasskeys,
  },
  {
    endpoint: passkeyRegister,
    summary: 'Saves a passkey that the browser has created.',
    sends: { credential },
    needsToken: true,
    without: withoutPasskeys,
  },
  {
    endpoint: userInfo,
    summary: 'The signed-in shopper; empty for a guest.',
    reply: { UserInfoReply },
    probe: {},
  },
  {
    endpoint: userUuid,
    summary: 'An ID for a new visitor. From then on, every request carries it.',
    reply: { UserUuidReply },
    by: 'every widget',
    probe: {},
  },
  {
    endpoint: addressList,
    summary: 'The shopper’s saved addresses.',
    reply: { AddressListReply },
    needsToken: true,
    probe: {},
  },
  {
    endpoint: setSelectAddress,
    summary: 'Makes a saved address the one to deliver to.',
    sends: address,
    needsToken: true,
  },
  { endpoint: cancelSelect, summary: 'Deselects the selected address, if there is one.', needsToken: true },
  {
    endpoint: zipLookup,
    summary: 'The cities of a US zip code; empty if there’s no such code.',
    sends: { code: { description: 'Five digits.' } },
    reply: { ZipLookupReply },
    probe: { code: '10001' },
  },
];

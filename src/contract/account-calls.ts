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
const code = { description: 'The verification code from the mail.' };
const nonce = { description: 'Made by the page, unguessable: whoever knows it is given the result.' };
const address = { address_id: { description: 'Names a saved address.' } };

const credential = { description: 'The credential as `PublicKeyCredential.toJSON()` gives it, as a text.' };
const withoutPasskeys = 'without a `passkey_host` in `otherLoginSwitch`, passkeys are not offered';

const facebookPerson: Readonly<Record<string, SentField>> = {
  email,
  facebook_id: { description: 'Names the shopper at Facebook.' },
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
      'Creates an account. A reply with the token and the user of `login` signs the shopper in; after any other, they sign in.',
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
    summary: 'Changes the password of whoever has the code from the mail.',
    sends: { email, password, code },
  },
  {
    endpoint: sendCodeEmail,
    summary:
      'Mails a verification code. A number `code_length` in `data` says how long it is: typed whole, it is sent at once.',
    sends: {
      email,
      verify_code: { description: 'The answer to a challenge; empty, because the widgets show none.' },
      id: { description: 'What it is for: 1 to register, 2 to change the password.', values: [1, 2] },
    },
  },
  { endpoint: logout, summary: 'Signs out: the token is not valid any more.', needsToken: true },
  {
    endpoint: otherLoginSwitch,
    summary:
      'Whether other ways to sign in are offered, and the picture of each; `passkey_host` is the host whose pages have passkeys.',
    reply: { LoginSwitchReply },
    probe: {},
  },
  {
    endpoint: codeGoogleLogin,
    summary: 'Signs in with the code response of Google’s script, whose other fields are sent, too.',
    sends: {
      code: { description: 'The authorization code.' },
      device: { description: 'The kind of device.', values: ['pc'] },
    },
    reply: { LoginReply },
  },
  {
    endpoint: facebookLogin,
    summary:
      'Signs in with an access token of Facebook’s script; refused, the shopper is asked for an email.',
    sends: { access_token: { description: 'The access token.' } },
    reply: { LoginReply },
  },
  {
    endpoint: fbBindEmail,
    summary: 'Signs in somebody of Facebook’s with an email of their own.',
    sends: facebookPerson,
    reply: { LoginReply },
  },
  {
    endpoint: twitterLogin,
    summary: 'Begins to sign in with X, in a window.',
    sends: { nonce },
    reply: { SocialWindowReply },
  },
  {
    endpoint: socialStart,
    summary: 'Begins to sign in with Google or Facebook, in a window, without their scripts.',
    sends: { provider: { description: 'Who signs in.', values: ['google', 'facebook'] }, nonce },
    reply: { SocialWindowReply },
  },
  {
    endpoint: socialResult,
    summary: 'What a window came to; given out once.',
    sends: { nonce, proof: { description: 'The proof that the window itself received.', optional: true } },
    reply: { SocialResultReply: [Waiting, Signed, Binding] },
  },
  {
    endpoint: passkeyLoginOptions,
    summary: 'What a browser signs in by a passkey with: a challenge that is good once.',
    reply: { PasskeyRequest },
    without: withoutPasskeys,
  },
  {
    endpoint: passkeyLogin,
    summary: 'Signs in by a passkey.',
    sends: { credential },
    reply: { LoginReply },
    without: withoutPasskeys,
  },
  {
    endpoint: passkeyRegisterOptions,
    summary: 'What a browser makes a passkey of the shopper’s from.',
    reply: { PasskeyCreation },
    needsToken: true,
    without: withoutPasskeys,
  },
  {
    endpoint: passkeyRegister,
    summary: 'Keeps a passkey that a browser has made.',
    sends: { credential },
    needsToken: true,
    without: withoutPasskeys,
  },
  {
    endpoint: userInfo,
    summary: 'The shopper who is signed in; empty for a guest.',
    reply: { UserInfoReply },
    probe: {},
  },
  {
    endpoint: userUuid,
    summary: 'A new visitor’s id, which every request then carries.',
    reply: { UserUuidReply },
    probe: {},
  },
  {
    endpoint: addressList,
    summary: 'The saved addresses.',
    reply: { AddressListReply },
    needsToken: true,
    probe: {},
  },
  {
    endpoint: setSelectAddress,
    summary: 'Selects a saved address as the one to deliver to.',
    sends: address,
    needsToken: true,
  },
  { endpoint: cancelSelect, summary: 'Deselects the address that is selected, if one is.', needsToken: true },
  {
    endpoint: zipLookup,
    summary: 'The cities of a US zip code; empty where there is no such code.',
    sends: { code: { description: 'Five digits.' } },
    reply: { ZipLookupReply },
    probe: { code: '10001' },
  },
];

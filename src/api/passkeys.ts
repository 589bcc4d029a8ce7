import { define, type Infer } from 'superstruct';
import { LoginReply } from './account.js';
import type { Endpoint } from './client.js';
import { isSmall, reader } from './reply.js';

/** Whether a value can be the options of a WebAuthn ceremony. The browser checks the other fields that it knows. */
const isOptions = (value: unknown, ...needed: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  isSmall(value) &&
  needed.every((name) => Object.hasOwn(value, name)) &&
  typeof Reflect.get(value, 'challenge') === 'string';

/** The input of `PublicKeyCredential.parseRequestOptionsFromJSON()`. */
export const PasskeyRequest = define<PublicKeyCredentialRequestOptionsJSON>('passkey request', (value) =>
  isOptions(value),
);

/** The input of `PublicKeyCredential.parseCreationOptionsFromJSON()`. */
export const PasskeyCreation = define<PublicKeyCredentialCreationOptionsJSON>('passkey creation', (value) =>
  isOptions(value, 'rp', 'user', 'pubKeyCredParams'),
);

export type PasskeyRequest = Infer<typeof PasskeyRequest>;
export type PasskeyCreation = Infer<typeof PasskeyCreation>;

/** POST `/pc/passkey/loginOptions`: the options for signing in. A POST, because each call returns a new challenge. */
export const passkeyLoginOptions: Endpoint<PasskeyRequest> = {
  name: 'passkeyLoginOptions',
  method: 'POST',
  path: '/pc/passkey/loginOptions',
  read: reader(PasskeyRequest),
};

/** POST `/pc/passkey/login` with `{ credential }`, the credential as JSON. */
export const passkeyLogin: Endpoint<LoginReply> = {
  name: 'passkeyLogin',
  method: 'POST',
  path: '/pc/passkey/login',
  read: reader(LoginReply),
};

/** POST `/pc/passkey/registerOptions`: the options for creating a passkey for the shopper. */
export const passkeyRegisterOptions: Endpoint<PasskeyCreation> = {
  name: 'passkeyRegisterOptions',
  method: 'POST',
  path: '/pc/passkey/registerOptions',
  read: reader(PasskeyCreation),
};

/** POST `/pc/passkey/register` with `{ credential }`, the credential as JSON. */
export const passkeyRegister: Endpoint<null> = {
  name: 'passkeyRegister',
  method: 'POST',
  path: '/pc/passkey/register',
  read: () => ({ value: null }),
};

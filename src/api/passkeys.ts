import { define, type Infer } from 'superstruct';
import { LoginReply } from './account.js';
import type { Endpoint } from './client.js';
import { isSmall, reader } from './reply.js';

/** Options of a ceremony: of their fields, the browser checks those that it knows. */
const isOptions = (value: unknown, ...needed: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  isSmall(value) &&
  needed.every((name) => Object.hasOwn(value, name)) &&
  typeof Reflect.get(value, 'challenge') === 'string';

/** What `PublicKeyCredential.parseRequestOptionsFromJSON()` takes. */
export const PasskeyRequest = define<PublicKeyCredentialRequestOptionsJSON>('passkey request', (value) =>
  isOptions(value),
);

/** What `PublicKeyCredential.parseCreationOptionsFromJSON()` takes. */
export const PasskeyCreation = define<PublicKeyCredentialCreationOptionsJSON>('passkey creation', (value) =>
  isOptions(value, 'rp', 'user', 'pubKeyCredParams'),
);

export type PasskeyRequest = Infer<typeof PasskeyRequest>;
export type PasskeyCreation = Infer<typeof PasskeyCreation>;

/** POST `/pc/passkey/loginOptions`: what a browser signs in with. A POST, as each asks for a challenge of its own. */
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

/** POST `/pc/passkey/registerOptions`: what a browser makes a passkey of the shopper's from. */
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

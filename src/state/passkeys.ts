import {
  type PasskeyCreation,
  type PasskeyRequest,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyRegister,
  passkeyRegisterOptions,
} from '../api/passkeys.js';
import { keepSignIn } from './account.js';
import { send } from './client.js';
import type { UserInfo } from './identity.js';
import { attempt, type LoadOptions, type Result } from './resource.js';
import { cookies, toJson } from './storage.js';

export type { PasskeyCreation, PasskeyRequest };

/** Asks what to sign in by a passkey with: it is good once, and for as long as its `timeout` says. */
export const askToSignIn = (options?: LoadOptions): Promise<Result<PasskeyRequest>> =>
  attempt(send(passkeyLoginOptions, {}, options));

/** Signs in by what a passkey has signed. */
export const signInByPasskey = (credential: object, options?: LoadOptions): Promise<Result<UserInfo>> =>
  attempt(send(passkeyLogin, { credential: toJson(credential) }, options).then(keepSignIn));

/** Asks what to make a passkey of the shopper's from. */
export const askToAdd = (options?: LoadOptions): Promise<Result<PasskeyCreation>> =>
  attempt(send(passkeyRegisterOptions, {}, options));

/** Has the server keep a passkey that the browser has made. */
export const addPasskey = (credential: object, options?: LoadOptions): Promise<Result<null>> =>
  attempt(send(passkeyRegister, { credential: toJson(credential) }, options));

/** Whether a passkey was offered in this browser already: nobody is asked a second time. */
export const wasOffered = (): boolean => cookies.read('passkeyOffered') !== null;

export const rememberOffer = (): void => cookies.write('passkeyOffered', '1');

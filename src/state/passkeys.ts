import {
  type PasskeyCreation,
  type PasskeyRequest,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyRegister,
  passkeyRegisterOptions,
} from '../api/passkeys.js';
import { saveSignIn } from './account.js';
import { send } from './client.js';
import type { UserInfo } from './identity.js';
import { attempt, type LoadOptions, type Result } from './resource.js';
import { cookies, toJson } from './storage.js';

export type { PasskeyCreation, PasskeyRequest };

/** Requests the options for signing in with a passkey. They work once, and for as long as their `timeout` says. */
export const requestSignIn = (options?: LoadOptions): Promise<Result<PasskeyRequest>> =>
  attempt(send(passkeyLoginOptions, {}, options));

/** Signs in with the credential that a passkey has signed. */
export const signInByPasskey = (credential: object, options?: LoadOptions): Promise<Result<UserInfo>> =>
  attempt(send(passkeyLogin, { credential: toJson(credential) }, options).then(saveSignIn));

/** Requests the options for creating a passkey for the shopper. */
export const requestCreation = (options?: LoadOptions): Promise<Result<PasskeyCreation>> =>
  attempt(send(passkeyRegisterOptions, {}, options));

/** Registers a passkey that the browser has created. */
export const addPasskey = (credential: object, options?: LoadOptions): Promise<Result<null>> =>
  attempt(send(passkeyRegister, { credential: toJson(credential) }, options));

/** Whether a passkey was already offered in this browser. It's only offered once. */
export const wasOffered = (): boolean => cookies.read('passkeyOffered') !== null;

export const rememberOffer = (): void => cookies.write('passkeyOffered', '1');

import { array, type Infer, literal, object, optional, type Struct, string, type } from 'superstruct';
import { type Field, fault, filled, line, requiredNumber, requiredText, to } from '../http/fields.js';

/** Longest credential that is taken, as JSON; those of all known authenticators are a tenth of it. */
const MAX_CREDENTIAL = 16_000;

export const MAX_NAME = 60;

const shared = {
  id: string(),
  rawId: string(),
  type: literal('public-key'),
  clientExtensionResults: type({}),
};

const NewCredential = type({
  ...shared,
  response: type({
    clientDataJSON: string(),
    attestationObject: string(),
    transports: optional(array(string())),
  }),
});

const UsedCredential = type({
  ...shared,
  response: type({
    clientDataJSON: string(),
    authenticatorData: string(),
    signature: string(),
    userHandle: string(),
  }),
});

export type NewCredential = Infer<typeof NewCredential>;
export type UsedCredential = Infer<typeof UsedCredential>;

/** A credential as WebAuthn's `toJSON()` gives it, as a text. */
const credentialOf = <T>(struct: Struct<T, unknown>): Field<T> =>
  to(requiredText(MAX_CREDENTIAL), (text) => {
    try {
      const [error, credential] = struct.validate(JSON.parse(text));
      if (error === undefined) return credential;
    } catch {
      // no JSON
    }
    return fault('must be a credential of WebAuthn, as JSON.');
  });

export const RegisterRequest = object({ credential: credentialOf(NewCredential) });
export const LoginRequest = object({ credential: credentialOf(UsedCredential) });
export const RemoveRequest = object({ passkey_id: requiredNumber(1) });

/** @param empty what to tell whoever leaves the name empty */
export const renameRequest = (empty: string) =>
  object({ passkey_id: requiredNumber(1), name: filled(line(MAX_NAME), empty) });

/** The challenge that was signed; empty where that cannot be read. */
export function challengeOf({ response }: NewCredential | UsedCredential): string {
  try {
    const [, data] = type({ challenge: string() }).validate(
      JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()),
    );
    return data?.challenge ?? '';
  } catch {
    return '';
  }
}

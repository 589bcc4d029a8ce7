import { array, type Infer, literal, object, optional, type Struct, string, type } from 'superstruct';
import {
  type Fault,
  type Field,
  fault,
  field,
  filled,
  line,
  requiredNumber,
  requiredText,
  to,
} from '../http/fields.js';

/** Maximum length of a credential as JSON. Those of all known authenticators are a tenth of that. */
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

/** Returns a field for a credential: the result of WebAuthn's `toJSON()`, as a JSON string. */
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

/** Like the field of a sign-in, or null if there is none. */
export const optionalCredential = (): Field<UsedCredential | null> =>
  field((value, context) => {
    if (value === undefined || value === '') return null;
    // The coercer of a kind of field is what reads its value.
    return credentialOf(UsedCredential).coercer(value, context) as UsedCredential | Fault;
  });

export const RegisterRequest = object({ credential: credentialOf(NewCredential) });
export const LoginRequest = object({ credential: credentialOf(UsedCredential) });
export const RemoveRequest = object({ passkey_id: requiredNumber(1) });

/** @param empty the message for an empty name */
export const renameRequest = (empty: string) =>
  object({ passkey_id: requiredNumber(1), name: filled(line(MAX_NAME), empty) });

/** Returns the challenge that was signed, or an empty string if it can't be read. */
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

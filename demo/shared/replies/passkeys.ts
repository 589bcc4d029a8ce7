import { array, type Infer, nullable, string, type } from 'superstruct';
import { id } from './fields.js';

export const Passkey = type({
  passkey_id: id,
  name: string(),
  created_at: string(),
  last_used_at: nullable(string()),
});

/** One of the shopper's passkeys. Its times are in ISO 8601. */
export type Passkey = Infer<typeof Passkey>;

/** The options of a WebAuthn ceremony. The browser checks the other fields. */
export const Ceremony = type({ challenge: string() });

export const Passkeys = array(Passkey);

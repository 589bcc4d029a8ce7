import { type Answer, askProvider, fieldsOf, ProviderError } from './ask-provider.js';
import { readIdToken } from './id-token.js';
import { emailOf, pictureOf, type SocialPerson, textOf } from './person.js';
import type { CodeProvider } from './social-config.js';

export interface Code {
  readonly code: string;
  readonly redirectUri: string;
  /** The secret of PKCE; null for a code of the provider's own script. */
  readonly verifier: string | null;
  /** What the id token must repeat; null for a code of the provider's own script. */
  readonly nonce: string | null;
}

/** Exchanges a code for who it stands for. A provider takes each code once. */
export async function exchangeCode(
  provider: CodeProvider,
  { code, redirectUri, verifier, nonce }: Code,
): Promise<SocialPerson> {
  const { issuer, clientId, clientSecret, tokenUrl, keysUrl, profileUrl } = provider;
  const fields = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    client_id: clientId,
    client_secret: clientSecret,
    ...(verifier !== null && { code_verifier: verifier }),
  });
  // X takes the secret from the header alone; the others take it from the body.
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const headers = keysUrl === null ? { authorization: `Basic ${basic}` } : {};
  const tokens = await askProvider(tokenUrl, {}, { method: 'POST', headers, body: fields });
  if (keysUrl !== null) {
    const claims = await readIdToken(tokens.id_token, { issuer, audience: clientId, nonce, keysUrl });
    const email = claims.email_verified === true ? emailOf(claims.email) : null;
    return personOf(issuer, claims.sub, claims, email);
  }
  const authorization = `Bearer ${textOf(tokens.access_token) ?? ''}`;
  const { data } = await askProvider(profileUrl ?? '', {}, { headers: { authorization } });
  const profile = fieldsOf(data);
  return personOf(issuer, profile.id, profile, null);
}

function personOf(issuer: string, id: unknown, fields: Answer, email: string | null): SocialPerson {
  const subject = textOf(id);
  if (subject === null) throw new ProviderError('The provider does not tell who it was');
  return { issuer, subject, email, name: textOf(fields.name), picture: pictureOf(fields.picture) };
}

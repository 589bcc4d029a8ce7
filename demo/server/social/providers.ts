import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { CodeProvider, SocialConfig } from './social-config.js';

export interface SocialPerson {
  readonly issuer: string;
  /** The provider's ID for the person. */
  readonly subject: string;
  /** In lowercase, and verified by the provider; null if it gave none. */
  readonly email: string | null;
  readonly name: string | null;
  /** An https URL; null for none. */
  readonly picture: string | null;
}

/** Returns a text from a provider's reply, or null if it isn't a valid one. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 500 && !/\p{Cc}/u.test(value) ? value : null;

/** Returns an email from a provider's reply in the form that accounts use, or null for anything else. */
export const emailOf = (value: unknown): string | null => {
  const email = textOf(value)?.trim().toLowerCase();
  return email && /^[^\s@]+@[^\s@]+$/.test(email) ? email : null;
};

export const pictureOf = (value: unknown): string | null => {
  const url = textOf(value);
  return url && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null;
};

export const TIMEOUT_MS = 10_000;

/** Thrown if a provider doesn't answer, refuses, or sends an invalid reply. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/** The fields of an untrusted JSON object. */
export type Answer = Readonly<Record<string, unknown>>;

/** Sends a request to a provider, without redirects. Throws a ProviderError unless it gets a 2xx with a JSON object. */
export async function fetchJson(
  url: string,
  query: Readonly<Record<string, string>> = {},
  init: Pick<RequestInit, 'method' | 'headers' | 'body'> = {},
): Promise<Answer> {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const where = address.origin + address.pathname; // the query contains secrets
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { ...init, redirect: 'error', signal });
    if (!response.ok) throw new ProviderError(`${where} answered ${response.status}`);
    return fieldsOf(await response.json());
  } catch (error) {
    throw error instanceof ProviderError ? error : new ProviderError(`${where}: ${String(error)}`);
  }
}

/** Returns the fields of an object. Throws a ProviderError for anything else. */
export function fieldsOf(value: unknown): Answer {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new ProviderError('The answer is not an object');
}

/** How far a provider's clock may differ from ours, in seconds. */
const TOLERANCE_S = 60;

export interface Expected {
  readonly issuer: string;
  readonly audience: string;
  /** The nonce that was sent to the provider; null for none. */
  readonly nonce: string | null;
  readonly keysUrl: string;
}

/** Returns the claims of a valid ID token (OpenID Connect Core 3.1.3.7). Otherwise, throws a ProviderError. */
export async function readIdToken(
  token: unknown,
  { issuer, audience, nonce, keysUrl }: Expected,
  nowS = Date.now() / 1000,
): Promise<Answer> {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: TIMEOUT_MS });
  const { payload } = await jwtVerify(String(token), keys, {
    issuer: [issuer, issuer.replace('https://', '')], // Google sometimes omits the scheme
    audience,
    algorithms: ['RS256', 'ES256'],
    requiredClaims: ['exp'],
    clockTolerance: TOLERANCE_S,
    currentDate: new Date(nowS * 1000),
  }).catch((error: unknown) => {
    throw new ProviderError(`The id token does not hold: ${String(error)}`);
  });
  const { aud, iat } = payload;
  const isForUsAlone = !Array.isArray(aud) || aud.length === 1;
  const isMadeByNow = iat !== undefined && iat < nowS + TOLERANCE_S;
  if (isForUsAlone && isMadeByNow && (nonce === null || payload.nonce === nonce)) return payload;
  throw new ProviderError('The id token does not hold');
}

export interface Code {
  readonly code: string;
  readonly redirectUri: string;
  /** The PKCE code verifier; null for a code from the provider's own script. */
  readonly verifier: string | null;
  /** The nonce that the ID token must repeat; null for a code from the provider's own script. */
  readonly nonce: string | null;
}

/** Exchanges a code for the person it identifies. Providers accept each code only once. */
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
  // X reads the secret only from the header. The others read it from the body.
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const headers = keysUrl === null ? { authorization: `Basic ${basic}` } : {};
  const tokens = await fetchJson(tokenUrl, {}, { method: 'POST', headers, body: fields });
  if (keysUrl !== null) {
    const claims = await readIdToken(tokens.id_token, { issuer, audience: clientId, nonce, keysUrl });
    const email = claims.email_verified === true ? emailOf(claims.email) : null;
    return personOf(issuer, claims.sub, claims, email);
  }
  const authorization = `Bearer ${textOf(tokens.access_token) ?? ''}`;
  const { data } = await fetchJson(profileUrl ?? '', {}, { headers: { authorization } });
  const profile = fieldsOf(data);
  return personOf(issuer, profile.id, profile, null);
}

function personOf(issuer: string, id: unknown, fields: Answer, email: string | null): SocialPerson {
  const subject = textOf(id);
  if (subject === null) throw new ProviderError('The provider does not tell who it was');
  return { issuer, subject, email, name: textOf(fields.name), picture: pictureOf(fields.picture) };
}

type Facebook = SocialConfig['facebook'];

/** Returns the person identified by an access token from Facebook's script. */
export async function readFacebookToken(
  { issuer, appId, appSecret, graphUrl }: Facebook,
  token: string,
): Promise<SocialPerson> {
  const { data } = await fetchJson(`${graphUrl}/debug_token`, {
    input_token: token,
    access_token: `${appId}|${appSecret}`,
  });
  const { app_id, is_valid, user_id } = fieldsOf(data);
  // A token issued to another app must not work here.
  if (is_valid !== true || app_id !== appId) throw new ProviderError('The token is not one of this app');
  const me = await fetchJson(`${graphUrl}/me`, { fields: 'id,name,email,picture', access_token: token });
  const subject = textOf(me.id);
  if (subject === null || subject !== user_id) throw new ProviderError('The token is somebody else’s');
  return {
    issuer,
    subject,
    email: emailOf(me.email),
    name: textOf(me.name),
    picture: readPicture(me.picture),
  };
}

/** Exchanges a code, which Facebook's window gives when its script isn't used, for an access token. */
export async function exchangeFacebookCode(
  { appId, appSecret, graphUrl }: Facebook,
  code: string,
  redirectUri: string,
): Promise<string> {
  const answer = await fetchJson(`${graphUrl}/oauth/access_token`, {
    client_id: appId,
    client_secret: appSecret,
    redirect_uri: redirectUri,
    code,
  });
  return textOf(answer.access_token) ?? '';
}

/** Reads the URL from `{ data: { url } }`. */
function readPicture(picture: unknown): string | null {
  const { data } = Object(picture);
  return pictureOf(Object(data).url);
}

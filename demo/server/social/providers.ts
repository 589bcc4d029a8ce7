import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { CodeProvider, SocialConfig } from './social-config.js';

export interface SocialPerson {
  readonly issuer: string;
  /** The provider's own id of the person. */
  readonly subject: string;
  /** Lower-cased, and proven to the provider; null where it told none. */
  readonly email: string | null;
  readonly name: string | null;
  /** An https URL; null for none. */
  readonly picture: string | null;
}

/** A text of a provider's answer, or null. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 500 && !/\p{Cc}/u.test(value) ? value : null;

/** An address of a provider's answer as accounts are kept by; null for anything else. */
export const emailOf = (value: unknown): string | null => {
  const email = textOf(value)?.trim().toLowerCase();
  return email && /^[^\s@]+@[^\s@]+$/.test(email) ? email : null;
};

export const pictureOf = (value: unknown): string | null => {
  const url = textOf(value);
  return url && URL.canParse(url) && new URL(url).protocol === 'https:' ? url : null;
};

export const TIMEOUT_MS = 10_000;

/** A provider did not answer, or refused, or told something that does not hold. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/** The fields of a JSON object of unknown making. */
export type Answer = Readonly<Record<string, unknown>>;

/** Asks a provider; no redirect is followed. Throws a ProviderError for anything but a JSON object with a 2xx status. */
export async function askProvider(
  url: string,
  query: Readonly<Record<string, string>> = {},
  init: Pick<RequestInit, 'method' | 'headers' | 'body'> = {},
): Promise<Answer> {
  const address = new URL(url);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  const where = address.origin + address.pathname; // a query holds secrets
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { ...init, redirect: 'error', signal });
    if (!response.ok) throw new ProviderError(`${where} answered ${response.status}`);
    return fieldsOf(await response.json());
  } catch (error) {
    throw error instanceof ProviderError ? error : new ProviderError(`${where}: ${String(error)}`);
  }
}

/** Any object as its fields. Throws a ProviderError for what is none. */
export function fieldsOf(value: unknown): Answer {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new ProviderError('The answer is not an object');
}

/** How far the clock of a provider may differ from ours, in seconds. */
const TOLERANCE_S = 60;

export interface Expected {
  readonly issuer: string;
  readonly audience: string;
  /** The nonce that the provider was sent; null where it was sent none. */
  readonly nonce: string | null;
  readonly keysUrl: string;
}

/** The claims of an id token that holds (OpenID Connect Core 3.1.3.7); else a ProviderError. */
export async function readIdToken(
  token: unknown,
  { issuer, audience, nonce, keysUrl }: Expected,
  nowS = Date.now() / 1000,
): Promise<Answer> {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: TIMEOUT_MS });
  const { payload } = await jwtVerify(String(token), keys, {
    issuer: [issuer, issuer.replace('https://', '')], // Google leaves the scheme out at times
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

type Facebook = SocialConfig['facebook'];

/** Who an access token of Facebook's script stands for. */
export async function readFacebookToken(
  { issuer, appId, appSecret, graphUrl }: Facebook,
  token: string,
): Promise<SocialPerson> {
  const { data } = await askProvider(`${graphUrl}/debug_token`, {
    input_token: token,
    access_token: `${appId}|${appSecret}`,
  });
  const { app_id, is_valid, user_id } = fieldsOf(data);
  // A token that another app was given must not sign in here.
  if (is_valid !== true || app_id !== appId) throw new ProviderError('The token is not one of this app');
  const me = await askProvider(`${graphUrl}/me`, { fields: 'id,name,email,picture', access_token: token });
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

/** The access token of a code; Facebook's window without its script gives one. */
export async function exchangeFacebookCode(
  { appId, appSecret, graphUrl }: Facebook,
  code: string,
  redirectUri: string,
): Promise<string> {
  const answer = await askProvider(`${graphUrl}/oauth/access_token`, {
    client_id: appId,
    client_secret: appSecret,
    redirect_uri: redirectUri,
    code,
  });
  return textOf(answer.access_token) ?? '';
}

/** `{ data: { url } }` */
function readPicture(picture: unknown): string | null {
  const { data } = Object(picture);
  return pictureOf(Object(data).url);
}

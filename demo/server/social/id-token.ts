import { createRemoteJWKSet, jwtVerify } from 'jose';
import { type Answer, ProviderError, TIMEOUT_MS } from './ask-provider.js';

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

import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { type Answer, askProvider, fieldsOf, ProviderError } from './ask-provider.js';

/** How far the clock of a provider may differ from ours, in seconds. */
const TOLERANCE_S = 60;

/** How each algorithm that is taken signs. `none`, and those with a shared secret, are not. */
const ALGORITHMS: Readonly<Record<string, { hash: string; dsaEncoding?: 'ieee-p1363' }>> = {
  RS256: { hash: 'sha256' },
  ES256: { hash: 'sha256', dsaEncoding: 'ieee-p1363' },
};

export interface Expected {
  readonly issuer: string;
  readonly audience: string;
  /** The nonce that the provider was sent; null where it was sent none. */
  readonly nonce: string | null;
  readonly keysUrl: string;
}

/**
 * The claims of an id token (OpenID Connect Core 3.1.3.7).
 * @throws {ProviderError} when the signature, the issuer, the audience, the time or the nonce is not right
 */
export async function readIdToken(
  token: unknown,
  { issuer, audience, nonce, keysUrl }: Expected,
  nowS = Date.now() / 1000,
): Promise<Answer> {
  const [head = '', body = '', signature = '', ...rest] = typeof token === 'string' ? token.split('.') : [];
  const { alg, kid } = parse(head);
  const claims = parse(body);
  const algorithm = typeof alg === 'string' && Object.hasOwn(ALGORITHMS, alg) ? ALGORITHMS[alg] : undefined;
  if (!algorithm || rest.length > 0) throw new ProviderError('The id token is not signed as it must be');
  const { keys } = await askProvider(keysUrl);
  const key = (Array.isArray(keys) ? keys.map(fieldsOf) : []).find((each) => each.kid === kid);
  if (!key) throw new ProviderError('The id token is signed by an unknown key');
  const publicKey = createPublicKey({ key: key as JsonWebKey, format: 'jwk' }); // throws for anything but a key
  const { hash, dsaEncoding } = algorithm;
  const options = dsaEncoding ? { key: publicKey, dsaEncoding } : { key: publicKey };
  const isSigned = verify(hash, Buffer.from(`${head}.${body}`), options, Buffer.from(signature, 'base64url'));

  const { iss, aud, exp, iat } = claims;
  const isTrue =
    isSigned &&
    (iss === issuer || `https://${iss}` === issuer) && // Google leaves the scheme out at times
    (aud === audience || (Array.isArray(aud) && aud.length === 1 && aud[0] === audience)) &&
    typeof exp === 'number' &&
    exp > nowS - TOLERANCE_S &&
    typeof iat === 'number' &&
    iat < nowS + TOLERANCE_S &&
    (nonce === null || claims.nonce === nonce);
  if (!isTrue) throw new ProviderError('The id token does not hold');
  return claims;
}

function parse(part: string): Answer {
  try {
    return fieldsOf(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')));
  } catch {
    throw new ProviderError('The id token cannot be read');
  }
}

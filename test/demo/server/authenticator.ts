import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { STOREFRONT } from './test-app.js';

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array): string => Buffer.from(data).toString('base64url');

/** The parts of a browser's options that go into a signature. */
export interface PasskeyOptions {
  readonly challenge: string;
  /** The page's origin. Defaults to the storefront. */
  readonly origin?: string;
  /** The host that the page asks for. Defaults to the storefront's. */
  readonly rpId?: string;
  /** Whether the owner was present and verified. Defaults to true. */
  readonly isVerified?: boolean;
}

const clientData = (type: string, { challenge, origin = STOREFRONT }: PasskeyOptions): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** Creates a passkey in software. It creates and signs what an authenticator and its browser would. */
export function softPasskey() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let counter = 0;

  const authenticatorData = (
    { rpId = 'localhost', isVerified = true }: PasskeyOptions,
    more?: Uint8Array,
  ): Buffer => {
    const flags = 0x01 | (isVerified ? 0x04 : 0) | (more ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.of(flags), count, more ?? Buffer.alloc(0)]);
  };
  const shared = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
  };
  const cose = new Map<number, number | Buffer>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);

  return {
    id: shared.id,
    /** Sets how many times it was used. A passkey that is synced between devices stays at 0. */
    count(uses: number) {
      counter = uses;
    },
    create(options: PasskeyOptions): string {
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.of(0, id.length),
        id,
        isoCBOR.encode(new Map(cose)),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(options, attested))],
      ]);
      return JSON.stringify({
        ...shared,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options)),
          attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
      });
    },
    get(options: PasskeyOptions, userHandle: string): string {
      const data = authenticatorData(options);
      const client = clientData('webauthn.get', options);
      return JSON.stringify({
        ...shared,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle,
        },
      });
    },
  };
}

export type SoftPasskey = ReturnType<typeof softPasskey>;

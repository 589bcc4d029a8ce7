import assert from 'node:assert/strict';
import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { after, before, test } from 'node:test';
import { type Listener, listen } from '../../../demo/server/listen.js';
import { readIdToken } from '../../../demo/server/social/providers.js';

const NOW = 1_800_000_000;
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keys = [
  { ...rsa.publicKey.export({ format: 'jwk' }), kid: 'rsa' },
  { ...ec.publicKey.export({ format: 'jwk' }), kid: 'ec' },
];

const good = { iss: 'https://id.example', aud: 'shop', sub: '7', iat: NOW - 5, exp: NOW + 60, nonce: 'n-1' };

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (head: object, claims: object, signature: (text: string) => Buffer) => {
  const text = `${encode(head)}.${encode(claims)}`;
  return `${text}.${signature(text).toString('base64url')}`;
};
const byEc = (key: KeyObject) => (text: string) =>
  sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
const byRsa = (text: string) => sign('sha256', Buffer.from(text), rsa.privateKey);
const ES = { alg: 'ES256', kid: 'ec' };

let provider: Listener;
before(async () => {
  provider = await listen(0, 'PORT', () => Response.json({ keys }));
});
after(() => provider.stop());

const read = (token: unknown, nonce: string | null = 'n-1') =>
  readIdToken(
    token,
    {
      issuer: 'https://id.example',
      audience: 'shop',
      nonce,
      keysUrl: `http://localhost:${provider.port}/keys`,
    },
    NOW,
  );

test('reads a token of the provider, however it is signed', async () => {
  const byEither = [
    signed(ES, good, byEc(ec.privateKey)),
    signed({ alg: 'RS256', kid: 'rsa' }, good, byRsa),
    signed(ES, { ...good, iss: 'id.example', aud: ['shop'] }, byEc(ec.privateKey)),
  ];
  for (const token of byEither) assert.equal((await read(token)).sub, '7');
});

const wrong: Readonly<Record<string, () => unknown>> = {
  'signed by a stranger': () => signed(ES, good, byEc(stranger.privateKey)),
  'without a signature': () => signed({ alg: 'none', kid: 'ec' }, good, () => Buffer.alloc(0)),
  'signed with the public key as a secret': () =>
    signed({ alg: 'HS256', kid: 'ec' }, good, (text) =>
      createHmac('sha256', ec.publicKey.export({ type: 'spki', format: 'pem' }))
        .update(text)
        .digest(),
    ),
  'signed by an unknown key': () => signed({ alg: 'ES256', kid: 'other' }, good, byEc(ec.privateKey)),
  'for another shop': () => signed(ES, { ...good, aud: 'other' }, byEc(ec.privateKey)),
  'for several clients': () => signed(ES, { ...good, aud: ['shop', 'other'] }, byEc(ec.privateKey)),
  'of another provider': () => signed(ES, { ...good, iss: 'https://evil.example' }, byEc(ec.privateKey)),
  'that has expired': () => signed(ES, { ...good, exp: NOW - 61 }, byEc(ec.privateKey)),
  'without an expiry time': () => signed(ES, { ...good, exp: undefined }, byEc(ec.privateKey)),
  'from the future': () => signed(ES, { ...good, iat: NOW + 61 }, byEc(ec.privateKey)),
  'with another nonce': () => signed(ES, { ...good, nonce: 'n-2' }, byEc(ec.privateKey)),
  'without a nonce': () => signed(ES, { ...good, nonce: undefined }, byEc(ec.privateKey)),
  'with claims changed afterwards': () => {
    const [head, , signature] = signed(ES, good, byEc(ec.privateKey)).split('.');
    return `${head}.${encode({ ...good, sub: '8' })}.${signature}`;
  },
  'that is missing': () => 'one.two',
  'that is not a string': () => undefined,
  'of an algorithm named after a method': () => signed({ alg: 'toString', kid: 'ec' }, good, byRsa),
};

for (const [name, make] of Object.entries(wrong))
  test(`refuses a token ${name}`, async () => {
    await assert.rejects(read(make()), { name: 'ProviderError' });
  });

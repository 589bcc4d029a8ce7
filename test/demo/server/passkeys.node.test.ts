import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { passkeyChallenges, passkeys } from '../../../demo/server/passkeys/schema.js';
import { Passkeys } from '../../../demo/shared/replies/passkeys.js';
import { PasskeyCreation, PasskeyRequest } from '../../../src/api/passkeys.js';
import { type AccountShop, PASSWORD, refuses, SignIn, succeeds } from './account-shop.js';
import { type PasskeyOptions, type SoftPasskey, softPasskey } from './authenticator.js';
import { overAccountShop } from './over-account-shop.js';
import { read, readExactly } from './read-reply.js';
import { PARTNER, STOREFRONT } from './test-app.js';

const NOT_USED = 'This passkey did not work. Sign in with your password instead.';
const NOT_ADDED = 'The passkey could not be added. Please try again.';
const CHROME = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36';

overAccountShop((newShop, database) => {
  let shop: AccountShop;
  let token: string;
  let mallory: string;
  before(async () => {
    shop = newShop();
    for (const name of ['grace', 'mallory']) await shop.open(`${name}@example.com`);
    token = (await shop.signIn('grace@example.com')).token;
    mallory = (await shop.signIn('mallory@example.com')).token;
  });

  const creation = async (sender = token) => {
    await succeeds(shop.post('/pc/user/proof', { password: PASSWORD }, { token: sender, address: sender }));
    return read(shop.post('/pc/passkey/registerOptions', {}, { token: sender }), PasskeyCreation);
  };
  const register = (credential: string, sender = token) =>
    shop.post('/pc/passkey/register', { credential }, { token: sender, 'user-agent': CHROME } as object);
  /** Adds a passkey to an account. Returns it with the handle by which its authenticator knows the owner. */
  const added = async (sender = token): Promise<{ key: SoftPasskey; handle: string }> => {
    const { challenge, user } = await creation(sender);
    const key = softPasskey();
    await succeeds(register(key.create({ challenge }), sender));
    return { key, handle: user.id };
  };
  const challenge = async (): Promise<string> => {
    const options = await read(shop.post('/pc/passkey/loginOptions'), PasskeyRequest);
    assert.deepEqual([options.rpId, options.userVerification], ['localhost', 'required']);
    return options.challenge;
  };
  const logIn = (credential: string, address = '192.0.2.9') =>
    shop.post('/pc/passkey/login', { credential }, { address });
  const list = (sender = token) => readExactly(shop.get('/pc/passkey/list', {}, { token: sender }), Passkeys);

  test('signs the owner in with an added passkey, and lists it with its last use', async () => {
    const { key, handle } = await added();
    assert.deepEqual((await list()).at(-1)?.last_used_at, null);
    const reply = await logIn(key.get({ challenge: await challenge() }, handle));
    assert.match(reply.headers.get('set-cookie') ?? '', /^portal_browser_\w+=/);
    const data = await read(reply, SignIn);
    assert.equal(data.user.email, 'grace@example.com');
    assert.ok(await shop.isSignedIn(data.token));
    const now = shop.clock.now.toISOString();
    const { passkey_id, ...listed } = (await list()).at(-1) ?? {};
    assert.deepEqual(listed, { name: 'Chrome · Android', created_at: now, last_used_at: now });
  });

  test('reveals nothing about a shopper to others, and makes no passkey twice', async () => {
    const { key } = await added();
    const options = await creation();
    const again = await creation();
    assert.equal(options.user.id, again.user.id);
    assert.match(options.user.id, /^[\w-]{43}$/);
    assert.ok(options.excludeCredentials?.some(({ id }) => id === key.id));
    const { challenge } = await creation(mallory);
    assert.equal(
      await refuses(register(key.create({ challenge }), mallory), 409),
      'This passkey has already been added.',
    );
  });

  const wrongSignIns: Readonly<Record<string, (options: PasskeyOptions) => PasskeyOptions>> = {
    'for an unknown challenge': (options) => ({ ...options, challenge: 'AAAA' }),
    'of a page of another origin': (options) => ({ ...options, origin: PARTNER }),
    'for another host': (options) => ({ ...options, rpId: 'example.com' }),
    'without its owner': (options) => ({ ...options, isVerified: false }),
  };
  for (const [what, change] of Object.entries(wrongSignIns)) {
    test(`refuses a signature ${what}`, async () => {
      const { key, handle } = await added();
      const options = change({ challenge: await challenge() });
      assert.equal(await refuses(logIn(key.get(options, handle)), 400), NOT_USED);
    });

    test(`refuses a passkey that was made ${what}`, async () => {
      const options = change({ challenge: (await creation()).challenge });
      const before = await list();
      assert.equal(await refuses(register(softPasskey().create(options)), 400), NOT_ADDED);
      assert.deepEqual(await list(), before);
    });
  }

  test('refuses a signature the second time, and its challenge after a wrong signature', async () => {
    const { key, handle } = await added();
    const once = key.get({ challenge: await challenge() }, handle);
    await succeeds(logIn(once));
    assert.equal(await refuses(logIn(once), 400), NOT_USED);
    const options = { challenge: await challenge() };
    await refuses(logIn(softPasskey().get(options, handle)), 400);
    await refuses(logIn(key.get(options, handle)), 400);
    const { challenge: creating } = await creation();
    await succeeds(register(softPasskey().create({ challenge: creating })));
    assert.equal(await refuses(register(softPasskey().create({ challenge: creating })), 400), NOT_ADDED);
  });

  test('signs in one of two that send the same signature at once', async () => {
    const { key, handle } = await added();
    const once = key.get({ challenge: await challenge() }, handle);
    const codes = await Promise.all(
      [1, 2].map(async () => Reflect.get(Object(await (await logIn(once)).json()), 'code')),
    );
    assert.deepEqual(codes.sort(), [200, 400]);
  });

  test('accepts a challenge for ten minutes, and then deletes it', async () => {
    const { key, handle } = await added();
    const late = await challenge();
    shop.pass(10);
    await refuses(logIn(key.get({ challenge: late }, handle)), 400);
    const { challenge: next } = await creation();
    const rows = await database().db.select().from(passkeyChallenges);
    assert.deepEqual(
      rows.map((row) => row.challenge),
      [next],
    );
  });

  test('refuses one shopper’s challenge for adding another’s passkey, and for signing in', async () => {
    const { key, handle } = await added();
    await creation(mallory);
    const { challenge: ofGrace } = await creation();
    await refuses(register(softPasskey().create({ challenge: ofGrace }), mallory), 400);
    const { challenge: ofGraceToo } = await creation();
    await refuses(logIn(key.get({ challenge: ofGraceToo }, handle)), 400);
    const forSignIn = await challenge();
    await refuses(register(softPasskey().create({ challenge: forSignIn })), 400);
  });

  test('opens only its owner’s account with a passkey', async () => {
    const { handle } = await added();
    const { key: ofMallory } = await added(mallory);
    await refuses(logIn(ofMallory.get({ challenge: await challenge() }, handle)), 400);
  });

  test('detects a copy of a passkey by its counter', async () => {
    const { key, handle } = await added();
    key.count(5);
    await succeeds(logIn(key.get({ challenge: await challenge() }, handle)));
    for (const uses of [5, 4]) {
      key.count(uses);
      await refuses(logIn(key.get({ challenge: await challenge() }, handle)), 400);
    }
    key.count(6);
    await succeeds(logIn(key.get({ challenge: await challenge() }, handle)));
  });

  test('lets only the owner rename and remove a passkey, which then signs in no more', async () => {
    const { key, handle } = await added();
    const id = String((await list()).at(-1)?.passkey_id);
    const change = (path: string, fields: object, sender: string) =>
      shop.post(`/pc/passkey/${path}`, { passkey_id: id, ...fields }, { token: sender });
    assert.equal(
      await refuses(change('rename', { name: 'Mine' }, mallory), 404),
      'This passkey has already been removed.',
    );
    await refuses(change('remove', {}, mallory), 404);
    assert.equal(await refuses(change('rename', { name: '  ' }, token), 400), 'Please give it a name');
    await succeeds(change('rename', { name: ' My   phone ' }, token));
    assert.equal((await list()).at(-1)?.name, 'My phone');
    await succeeds(change('remove', {}, token));
    await refuses(logIn(key.get({ challenge: await challenge() }, handle)), 400);
    await refuses(change('remove', {}, token), 404);
  });

  test('lists no passkeys for a guest, and adds none', async () => {
    for (const path of ['registerOptions', 'register', 'rename', 'remove'])
      assert.equal(await refuses(shop.post(`/pc/passkey/${path}`), 401), 'Please sign in to continue');
    await refuses(shop.get('/pc/passkey/list'), 401);
  });

  test('limits a shopper to 20 passkeys', async () => {
    await added(mallory);
    const have = await list(mallory);
    const { db } = database();
    const [stored] = await db
      .select()
      .from(passkeys)
      .where(eq(passkeys.passkeyId, Number(have[0]?.passkey_id)));
    assert(stored !== undefined);
    const { passkeyId: _, ...row } = stored;
    const more = Array.from({ length: 20 - have.length }, (_, index) => `copy-${index}`);
    await db.insert(passkeys).values(more.map((credentialId) => ({ ...row, credentialId })));
    const { challenge } = await creation(mallory);
    assert.match(
      await refuses(register(softPasskey().create({ challenge }), mallory), 409),
      /^You have 20 passkeys/,
    );
  });

  test('limits attempts with invalid passkeys like guesses at passwords', async () => {
    const key = softPasskey();
    for (let tries = 0; tries < 10; tries += 1)
      await refuses(logIn(key.get({ challenge: 'AAAA' }, 'x')), 400);
    assert.equal(
      await refuses(logIn(key.get({ challenge: await challenge() }, 'x')), 429),
      'Too many attempts. Please try again in 15 minutes.',
    );
  });

  test('refuses an invalid credential, and logs nothing of it', async () => {
    for (const credential of ['', '{', '[]', '{"id":"a"}', `"${'x'.repeat(20_000)}"`])
      await refuses(logIn(credential), 400);
    const { key, handle } = await added();
    await succeeds(logIn(key.get({ challenge: await challenge() }, handle)));
    const log = shop.log.join('\n');
    for (const secret of [key.id, handle, 'grace@example.com']) assert.ok(!log.includes(secret));
  });

  test('refuses passkey calls of other origins', async () => {
    const from = (path: string, origin: string, method = 'POST') =>
      shop.request(`/v3${path}`, { method, headers: { origin } });
    const host = async (origin: string) => {
      const data = await succeeds(from('/pc/otherLoginSwitch', origin, 'GET'));
      return Reflect.get(Object(data), 'passkey_host');
    };
    assert.deepEqual([await host(STOREFRONT), await host(PARTNER)], ['localhost', null]);
    await refuses(from('/pc/passkey/loginOptions', PARTNER), 404);
    await succeeds(from('/pc/passkey/loginOptions', STOREFRONT));
  });
});

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { array } from 'superstruct';
import { users } from '../../../demo/server/accounts/schema.js';
import { passkeys } from '../../../demo/server/passkeys/schema.js';
import { Passkey } from '../../../demo/shared/replies/passkeys.js';
import { Proof, Sessions } from '../../../demo/shared/replies/proofs.js';
import { PasskeyCreation, PasskeyRequest } from '../../../src/api/passkeys.js';
import { type AccountShop, codeIn, otherThan, PASSWORD, refuses, succeeds } from './account-shop.js';
import { type SoftPasskey, softPasskey } from './authenticator.js';
import { overAccountShop } from './over-account-shop.js';
import { read } from './read-reply.js';
import { readEnvelope } from './test-app.js';

const NEEDED = 'Please confirm that it’s you, or sign in again.';

overAccountShop((newShop, database) => {
  let shop: AccountShop;
  let people = 0;
  let email: string;
  let token: string;
  beforeEach(async () => {
    shop = newShop();
    people += 1;
    email = `owner${people}@proofs.example.com`;
    await shop.open(email);
    token = (await shop.signIn(email)).token;
  });

  const prove = (fields: Record<string, string>, sender: object = {}) =>
    shop.post('/pc/user/proof', fields, { token, address: token, ...sender });
  /** What a thief sends, who has read the token but not the cookie. */
  const stolen = (extra = {}) => ({ token, cookie: '', ...extra });
  const ceremony = async () => {
    const options = await read(shop.post('/pc/passkey/registerOptions', {}, { token }), PasskeyCreation);
    const key = softPasskey();
    return { key, handle: options.user.id, credential: key.create({ challenge: options.challenge }) };
  };
  const added = async (): Promise<{ key: SoftPasskey; handle: string }> => {
    const { key, handle, credential } = await ceremony();
    await succeeds(shop.post('/pc/passkey/register', { credential }, { token }));
    return { key, handle };
  };
  const namesOf = async () =>
    (await read(shop.get('/pc/passkey/list', {}, { token }), array(Passkey))).length;
  const firstPasskey = async () => {
    const [row] = await database()
      .db.select()
      .from(passkeys)
      .innerJoin(users, eq(users.userId, passkeys.userId))
      .where(eq(users.email, email));
    return String(row?.passkeys.passkeyId);
  };
  const signed = async ({ key, handle }: { key: SoftPasskey; handle: string }) => {
    const { challenge } = await read(shop.post('/pc/passkey/loginOptions'), PasskeyRequest);
    return key.get({ challenge }, handle);
  };

  /** Every call that a stolen session must not be enough for. A new one is a row. */
  const CALLS: Readonly<Record<string, () => Promise<[string, Record<string, string>]>>> = {
    'starts to add a passkey': async () => ['/pc/passkey/registerOptions', {}],
    'adds a passkey': async () => ['/pc/passkey/register', { credential: (await ceremony()).credential }],
    'removes a passkey': async () => {
      await added();
      return ['/pc/passkey/remove', { passkey_id: await firstPasskey() }];
    },
    'closes an account without an email': async () => {
      await database().db.update(users).set({ email: null }).where(eq(users.email, email));
      return ['/pc/user/cancel', {}];
    },
  };
  for (const [what, prepare] of Object.entries(CALLS)) {
    test(`refuses a session that ${what} without a proof, and accepts one with it`, async () => {
      const [path, fields] = await prepare();
      assert.equal(await refuses(shop.post(path, fields, stolen()), 428), NEEDED);
      await succeeds(shop.post(path, fields, { token }));
    });

    test(`refuses a session that ${what} ten minutes after its proof`, async () => {
      const [path, fields] = await prepare();
      shop.pass(10);
      await refuses(shop.post(path, fields, { token }), 428);
    });
  }

  test('accepts the password, a passkey, and a mailed code as a proof, each for ten minutes', async () => {
    const passkey = await added();
    const ways: Readonly<Record<string, () => Promise<Record<string, string>>>> = {
      password: async () => ({ password: PASSWORD }),
      passkey: async () => ({ credential: await signed(passkey) }),
      code: async () => {
        await succeeds(shop.post('/pc/user/proof/sendCode', {}, { token }));
        return { code: codeIn(shop.outbox.at(-1)) };
      },
    };
    assert.deepEqual(await read(shop.get('/pc/user/proof', {}, { token }), Proof), {
      is_proven: true,
      ways: Object.keys(ways),
    });
    for (const [way, proof] of Object.entries(ways)) {
      shop.pass(11);
      await refuses(shop.post('/pc/passkey/registerOptions', {}, { token }), 428);
      await succeeds(prove(await proof()));
      await succeeds(shop.post('/pc/passkey/registerOptions', {}, { token }));
      assert.ok((await read(shop.get('/pc/user/proof', {}, { token }), Proof)).is_proven, way);
    }
  });

  test('refuses a wrong proof, one of somebody else, and one used before', async () => {
    const { token: others } = await shop.signIn(email);
    const mallory = { token: '', address: 'mallory' };
    await shop.open(`mallory${people}@proofs.example.com`);
    mallory.token = (await shop.signIn(`mallory${people}@proofs.example.com`)).token;
    const passkey = await added();
    await refuses(prove({}), 400);
    await refuses(prove({ password: 'a wrong one' }), 400);
    await refuses(prove({ credential: '{' }), 400);
    await refuses(shop.post('/pc/user/proof', { credential: await signed(passkey) }, mallory), 400);
    const credential = await signed(passkey);
    await succeeds(prove({ credential }));
    await refuses(prove({ credential }), 400);
    await succeeds(shop.post('/pc/user/proof/sendCode', {}, { token }));
    const code = codeIn(shop.outbox.at(-1));
    await refuses(prove({ code: otherThan(code) }), 400);
    await refuses(shop.post('/pc/user/proof', { code }, mallory), 400);
    await succeeds(prove({ code }));
    await refuses(prove({ code }), 400);
    const reply = await prove({ password: PASSWORD });
    const [cookie = ''] = reply.headers.getSetCookie()[0]?.split(';') ?? [];
    for (const wrong of [
      { token: others, cookie },
      { ...mallory, cookie },
      { token, cookie: `${cookie}x` },
    ])
      await refuses(shop.post('/pc/passkey/registerOptions', {}, wrong), 428);
    const later = cookie.replace(/=\d+/, (end) => `=${Number(end.slice(1)) + 1}`);
    await refuses(shop.post('/pc/passkey/registerOptions', {}, { token, cookie: later }), 428);
  });

  test('hides the proof from every script of a page, and from every other site', async () => {
    const reply = await prove({ password: PASSWORD });
    assert.match(
      reply.headers.getSetCookie().join('\n'),
      /^portal_proof=\d+\.[\w-]{43}; Max-Age=600; Path=\/v3; HttpOnly; SameSite=Strict$/m,
    );
  });

  test('counts wrong passwords like those at sign-in', async () => {
    for (let guesses = 0; guesses < 10; guesses++) await refuses(prove({ password: 'guess' }), 400);
    await refuses(prove({ password: PASSWORD }), 429);
  });

  const MAILS: readonly (readonly [lang: string, added: RegExp, removed: RegExp, changed: RegExp])[] = [
    ['en', /^A passkey was added/, /^A passkey was removed/, /^Your password was changed/],
    ['ru', /^К вашему аккаунту добавлен/, /^Из вашего аккаунта удалён/, /^Ваш пароль изменён/],
    ['ar', /^أُضيف مفتاح مرور/, /^حُذف مفتاح مرور/, /^تم تغيير كلمة المرور/],
    ['fr', /^Une clé d’accès a été ajoutée/, /^Une clé d’accès a été supprimée/, /^Votre mot de passe a été/],
  ];
  for (const [lang, ...subjects] of MAILS)
    test(`mails the owner (${lang}) about a passkey added, one removed, and a new password`, async () => {
      const { credential } = await ceremony();
      await succeeds(shop.post('/pc/passkey/register', { credential }, { token, lang }));
      await succeeds(shop.post('/pc/passkey/remove', { passkey_id: await firstPasskey() }, { token, lang }));
      await replace({}, lang);
      await shop.deliver();
      const mails = shop.outbox.filter(
        (mail) => mail.to === email && mail.lang === lang && !/^\d{6}$/m.test(mail.text),
      );
      assert.equal(mails.length, 3);
      for (const subject of subjects)
        assert.ok(
          mails.some((mail) => subject.test(mail.subject)),
          String(subject),
        );
      for (const { text } of mails) assert.doesNotMatch(text, /undefined|\{\w+\}/);
    });

  const replace = async (fields: Record<string, string>, lang = 'en') => {
    const form = {
      old_password: PASSWORD,
      password: 'a better one',
      enter_password: 'a better one',
      ...fields,
    };
    const reply = await shop.post('/pc/user/replacePwd', form, { token, lang, address: token });
    const { code, msg } = await readEnvelope(reply);
    assert.equal(code, 200, msg);
    return msg;
  };
  const listSessions = async () => (await read(shop.get('/pc/user/sessions', {}, { token }), Sessions)).list;

  test('ends the other sessions and the passkeys of the last 14 days with a new password, and lists them', async () => {
    await added();
    shop.pass(15 * 24 * 60);
    token = (await shop.signIn(email)).token;
    shop.pass(1);
    const thief = (await shop.signIn(email)).token;
    await added();
    assert.deepEqual(
      (await listSessions()).map(({ is_this }) => is_this),
      [false, true],
    );
    assert.equal(await namesOf(), 2);
    await replace({});
    assert.equal(await namesOf(), 1, 'the one from before is still there');
    assert.deepEqual([await shop.isSignedIn(token), await shop.isSignedIn(thief)], [true, false]);
    await shop.deliver();
    assert.match(
      shop.outbox.at(-1)?.text ?? '',
      /All other devices were signed out\.[\s\S]*removed: “Passkey”/,
    );
  });

  const CHOICES = [
    ['keep_sessions', { keep_sessions: '1' }, { passkeys: 0, isElsewhere: true }],
    ['keep_passkeys', { keep_passkeys: '1' }, { passkeys: 1, isElsewhere: false }],
    ['since a later day', { since: '2026-03-02' }, { passkeys: 1, isElsewhere: false }],
    ['since an earlier time', { since: '2026-02-01T00:00:00Z' }, { passkeys: 0, isElsewhere: false }],
  ] as const;
  for (const [what, fields, left] of CHOICES)
    test(`keeps what the owner chooses to keep with a new password: ${what}`, async () => {
      const elsewhere = (await shop.signIn(email)).token;
      await added();
      await replace(fields);
      assert.deepEqual({ passkeys: await namesOf(), isElsewhere: await shop.isSignedIn(elsewhere) }, left);
    });

  test('removes what a thief added when the owner sets a password by mail', async () => {
    const thief = await added();
    await isDone(shop.editPwd(email, 'a better one', await shop.codeFor(email, '2')));
    await refuses(
      shop.post('/pc/passkey/login', { credential: await signed(thief) }, { address: 'thief' }),
      400,
    );
    await shop.deliver();
    const mail = shop.outbox.at(-1);
    assert.deepEqual([mail?.to, /removed: “Passkey”/.test(mail?.text ?? '')], [email, true]);
  });

  const isDone = async (reply: Promise<Response>) =>
    assert.equal((await readEnvelope(await reply)).code, 200);
});

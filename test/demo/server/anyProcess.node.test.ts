/**
 * Tests flows of several requests, each answered by a different process than the one before. The two servers share a
 * database, but no memory.
 */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { PasskeyCreation, PasskeyRequest } from '../../../src/api/passkeys.js';
import { Signed, SocialWindowReply } from '../../../src/api/social.js';
import { type AccountShop, accountShop, refuses, SignIn, succeeds } from './account-shop.js';
import { softPasskey } from './authenticator.js';
import { overDatabase } from './each-database.js';
import { read } from './read-reply.js';
import { NOOR, openSocialShop, type SocialShop, TestBrowser } from './social-shop.js';
import { type App, readEnvelope, testApp } from './test-app.js';

overDatabase((open) => {
  let social: SocialShop;
  let one: AccountShop;
  let other: AccountShop;
  before(async () => {
    social = await openSocialShop(open);
    one = accountShop(social.database.db);
    other = accountShop(social.database.db);
    // Each shop clears the rate limits before its first call.
    for (const shop of [one, other]) await succeeds(shop.get('/pc/user/getUserUUID'));
  });
  after(() => social.close());

  test('one process accepts a code that the other sent, and both share and end the session', async () => {
    const email = 'everywhere@example.com';
    const code = await one.codeFor(email);
    await succeeds(other.register({ email, email_code: code }));
    const { token } = await one.signIn(email);
    assert(await other.isSignedIn(token));
    await succeeds(other.post('/pc/logout', {}, { token }));
    assert.equal(await one.isSignedIn(token), false);
  });

  test('wrong passwords count together across both processes', async () => {
    const email = 'guessed@example.com';
    await one.open(email);
    for (let guess = 0; guess < 5; guess++) {
      await refuses(one.logIn(email, 'wrong one'), 400);
      await refuses(other.logIn(email, 'wrong one'), 400);
    }
    for (const shop of [one, other]) await refuses(shop.logIn(email), 429);
  });

  test('ten of forty guesses sent to both processes at once are checked', async () => {
    const email = 'guessed-at-once@example.com';
    await one.open(email);
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => (guess % 2 ? one : other).logIn(email, `wrong ${guess}`)),
    );
    const codes = await Promise.all(replies.map(async (reply) => (await readEnvelope(reply)).code));
    assert.deepEqual(
      [400, 429].map((code) => codes.filter((each) => each === code).length),
      [10, 30],
    );
  });

  test('one process accepts a passkey’s answer to a challenge of the other', async () => {
    const email = 'key@example.com';
    await one.open(email);
    const { token } = await other.signIn(email);
    const options = await read(one.post('/pc/passkey/registerOptions', {}, { token }), PasskeyCreation);
    const key = softPasskey();
    const credential = key.create({ challenge: options.challenge });
    await succeeds(other.post('/pc/passkey/register', { credential }, { token }));
    const request = await read(other.post('/pc/passkey/loginOptions'), PasskeyRequest);
    const answer = key.get({ challenge: request.challenge }, options.user.id);
    const data = await read(one.post('/pc/passkey/login', { credential: answer }), SignIn);
    assert.equal(data.user.email, email);
  });

  test('a sign-in in a window continues in whichever process gets its next request', async () => {
    const { database, app } = social;
    const apps = [app, testApp(database.db, social.config)];
    let turn = 0;
    const anywhere = {
      request: (...request: Parameters<App['request']>) => {
        turn += 1;
        return (apps[turn % 2] ?? app).request(...request);
      },
    };
    const browser = new TestBrowser(anywhere);
    const nonce = 'w'.repeat(30);
    const opened = await read(browser.call(`/pc/twitterLogin?nonce=${nonce}`), SocialWindowReply);
    const page = await browser.go(`${opened.authenticate_url}?oauth_token=${opened.oauth_token}`);
    const last = await browser.choose(page, NOOR);
    assert.match(last.text, /You are signed in/);
    await read(browser.call(`/pc/socialResult?nonce=${nonce}&proof=`), Signed);
    assert(turn > 3);
    await refuses(browser.call(`/pc/socialResult?nonce=${nonce}&proof=`), 4100);
  });
});

import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { accountLimits, takeSignIn } from '../../../demo/server/accounts/limits.js';
import type { Database } from '../../../demo/server/db/database.js';
import { Unavailable } from '../../../demo/server/db/unavailable.js';
import { type ApiEnv, acknowledge } from '../../../demo/server/http/api.js';
import { refuseErrors } from '../../../demo/server/http/errors.js';
import { recognizeVisitor } from '../../../demo/server/http/visitor-address.js';
import { limitCalls, sweepRateLimits, tooManyRequests } from '../../../demo/server/limits/rate-limit.js';
import { rateLimits } from '../../../demo/server/limits/schema.js';
import { mailboxLimits } from '../../../demo/server/mail/mailbox-limits.js';
import { overEachDatabase, silent } from './each-database.js';
import { refuses, succeeds } from './test-app.js';

overEachDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open([]);
  });
  beforeEach(() => database.db.delete(rateLimits));
  after(() => database.close());

  /** Creates an app, standing in for a process, that accepts two calls per minute from each address. */
  function limitedApp() {
    const app = new Hono<ApiEnv>()
      .onError(refuseErrors)
      .use(recognizeVisitor(0))
      .use(limitCalls(database.db, { name: 'tested', attempts: 2 }))
      .get('/', (c) => acknowledge(c));
    return (remoteAddress: string) =>
      app.request('/', {}, { incoming: { socket: { remoteAddress } } }) as Promise<Response>; // all handlers are async
  }

  const pass = (seconds: number) =>
    database.db
      .update(rateLimits)
      .set({ expire: sql`${rateLimits.expire} - ${seconds} * interval '1 second'` });

  test('makes an IP address that calls too often wait, and no other', async () => {
    const call = limitedApp();
    await succeeds(call('192.0.2.1'));
    await succeeds(call('192.0.2.1'));
    assert.match(await refuses(call('192.0.2.1'), 429), /^Too many requests/);
    await succeeds(call('192.0.2.2'));
  });

  test('lets it call again a minute after its first call, however often it tried', async () => {
    const call = limitedApp();
    await call('192.0.2.1');
    await pass(30);
    for (let calls = 0; calls < 5; calls++) await call('192.0.2.1');
    await refuses(call('192.0.2.1'), 429);
    await pass(30);
    await succeeds(call('192.0.2.1'));
  });

  test('counts calls to several processes together, even at the same time', async () => {
    const processes = [limitedApp(), limitedApp(), limitedApp()];
    const replies = await Promise.all(processes.map((call) => call('192.0.2.1')));
    const codes = await Promise.all(replies.map(async (reply) => (await reply.json()).code));
    assert.deepEqual(codes.sort(), [200, 200, 429]);
  });

  test('deletes only limits that are over, and stores no plain address', async () => {
    const call = limitedApp();
    await call('2001:db8::1');
    await pass(61);
    for (let calls = 0; calls < 3; calls++) await call('192.0.2.1');
    await sweepRateLimits(database.db, new Date());
    const stored = await database.db.select().from(rateLimits);
    assert.deepEqual([stored.length, JSON.stringify(stored).includes('192.0.2')], [1, false]);
    await refuses(call('192.0.2.1'), 429);
  });

  const EMAIL = 'ada@example.com';
  /** Each counts once, with ten attempts or fewer. */
  const counters: Record<string, () => (c: Context<ApiEnv>) => Promise<unknown>> = {
    calls: () => {
      const limit = limitCalls(database.db, { name: 'tested', attempts: 10 });
      return (c) => limit(c, async () => {});
    },
    'sign-ins': () => {
      const limits = accountLimits(database.db, 'shopper');
      return (c) => takeSignIn(c, limits, EMAIL);
    },
    mails: () => {
      const mailboxes = mailboxLimits(database.db);
      return async (c) => {
        if ((await mailboxes.take(c, 'quote', EMAIL)) !== null) throw tooManyRequests();
      };
    },
  };
  for (const [what, counter] of Object.entries(counters))
    test(`does not count ${what} that an outage interrupts, and counts the next ones`, async () => {
      const count = counter();
      let isAway = true;
      const app = new Hono<ApiEnv>()
        .onError(refuseErrors)
        .use((c, next) => {
          c.set('logger', silent);
          return next();
        })
        .use(recognizeVisitor(0))
        .get('/', async (c) => {
          await count(c);
          if (isAway) throw new Unavailable('the database is away');
          return acknowledge(c);
        });
      const call = async () => {
        const reply = await app.request('/', {}, { incoming: { socket: { remoteAddress: '192.0.2.1' } } });
        return (await reply.json()).code;
      };
      for (let calls = 0; calls < 12; calls++) assert.equal(await call(), 503);
      isAway = false;
      const codes: number[] = [];
      for (let calls = 0; calls < 12; calls++) codes.push(await call());
      assert.equal(codes[0], 200);
      assert.equal(codes.at(-1), 429);
    });
});

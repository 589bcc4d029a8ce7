import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { asc } from 'drizzle-orm';
import type { Database } from '../../../demo/server/db/database.js';
import type { Mail } from '../../../demo/server/mail/mailer.js';
import { queueMails, sendMails, startOutbox } from '../../../demo/server/mail/outbox.js';
import { waitingMails } from '../../../demo/server/mail/schema.js';
import { overEachDatabase, silent } from './each-database.js';

const mailTo = (to: string): Mail => ({
  to,
  lang: 'en',
  subject: 'A mail',
  text: 'A text',
  html: '<p>A text',
});

overEachDatabase((open) => {
  let database: Database;
  let clock = new Date('2026-03-01T12:00:00Z');
  let sent: string[] = [];
  before(async () => {
    database = await open([]);
  });
  after(() => database.close());
  beforeEach(async () => {
    await database.db.delete(waitingMails);
    sent = [];
  });

  const pass = (minutes: number) => {
    clock = new Date(clock.getTime() + minutes * 60_000);
  };
  const queue = (...recipients: string[]) => queueMails(database.db, recipients.map(mailTo), clock);
  const accept = async ({ to }: Mail): Promise<void> => void sent.push(to);
  const post = (send = accept) =>
    sendMails({ db: database.db, mailer: { send }, now: () => clock, logger: silent });
  const waiting = async () =>
    (await database.db.select().from(waitingMails).orderBy(asc(waitingMails.mailId))).map(({ to }) => to);

  test('sends mails in order, each once, however many processes send', async () => {
    const all = Array.from({ length: 20 }, (_, n) => `${n}@example.com`);
    await queue(...all);
    const counts = await Promise.all([post(), post(), post()]);
    assert.equal(
      counts.reduce((sum, count) => sum + count),
      20,
    );
    assert.deepEqual(sent.sort(), all.sort());
    assert.deepEqual(await waiting(), []);
  });

  test('sends no mail of a transaction that is rolled back', async () => {
    const { db } = database;
    const change = db.transaction(async (tx) => {
      await queueMails(tx, [mailTo('a@example.com')], clock);
      throw new Error('something else went wrong');
    });
    await assert.rejects(change, /something else/);
    assert.equal(await post(), 0);
  });

  test('waits longer after each refusal, and delays no other mail', async () => {
    await queue('refused@example.com', 'b@example.com');
    const choosy = async (mail: Mail) => {
      if (mail.to === 'refused@example.com') throw new Error('550 no such mailbox');
      await accept(mail);
    };
    const waits: number[] = [];
    for (let tries = 0; tries < 4; tries++) {
      await post(choosy);
      const [left] = await database.db.select().from(waitingMails);
      assert(left);
      waits.push((left.dueAt.getTime() - clock.getTime()) / 60_000);
      pass(waits.at(-1) ?? 0);
    }
    assert.deepEqual(waits, [1, 2, 4, 8]);
    assert.deepEqual(sent, ['b@example.com']);
    assert.equal(await post(), 1, 'the mailbox is there after all');
  });

  test('tries an unreachable mail server three times, and leaves the other mails queued', async () => {
    await queue(...'abcdef');
    let attempts = 0;
    const away = async () => {
      attempts += 1;
      throw new Error('ECONNREFUSED');
    };
    assert.equal(await post(away), 0);
    assert.equal(attempts, 3);
    pass(1);
    assert.equal(await post(), 6);
    assert.deepEqual(sent.sort(), [...'abcdef']);
  });

  test('gives up after twenty tries', async () => {
    await queue('never@example.com');
    let attempts = 0;
    const refuse = async () => {
      attempts += 1;
      throw new Error('550 no such mailbox');
    };
    for (let tries = 0; tries < 25; tries++) {
      await post(refuse);
      pass(6 * 60);
    }
    assert.deepEqual([attempts, await waiting()], [20, []]);
  });

  test('sends a mail from another process two minutes after its own was killed', async () => {
    await queue('a@example.com');
    void post(() => new Promise(() => {})); // it never finishes
    while ((await database.db.select().from(waitingMails))[0]?.tries !== 1);
    assert.equal(await post(), 0, 'it may be about to be sent');
    pass(2);
    assert.equal(await post(), 1);
    assert.deepEqual(sent, ['a@example.com']);
  });

  test('waits only for the mail under way when it is stopped', async () => {
    await queue(...'abc');
    const end = new AbortController();
    const send = async (mail: Mail) => {
      end.abort();
      await accept(mail);
    };
    await sendMails({
      ...{ db: database.db, mailer: { send }, now: () => clock, logger: silent },
      signal: end.signal,
    });
    assert.deepEqual([sent, await waiting()], [['a'], ['b', 'c']]);
  });

  test('queues and sends the mail about a change within two seconds', async (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] });
    let send = (_: Mail) => {};
    const isSent = new Promise<Mail>((resolve) => {
      send = resolve;
    });
    const stop = startOutbox({
      ...{ db: database.db, mailer: { send: async (mail) => send(mail) }, now: () => clock, logger: silent },
      queueDue: () => queue('buyer@example.com'),
    });
    t.mock.timers.tick(2_000);
    assert.equal((await isSent).to, 'buyer@example.com');
    await stop();
    assert.deepEqual(await waiting(), []);
  });
});

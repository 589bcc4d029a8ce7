import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import { createUser } from '../../../demo/server/accounts/users.js';
import { createApp } from '../../../demo/server/app.js';
import type { Database } from '../../../demo/server/db/database.js';
import { openMail } from '../../../demo/server/stand-ins.js';
import { overDatabase, silent } from './each-database.js';
import { DEFAULT_CONFIG, readEnvelope } from './test-app.js';

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open([]);
    await createUser(database.db, { email: 'known@example.com' });
  });
  after(() => database.close());

  test('reports a mail server that does not answer, alike for every address', async () => {
    const gone = await openMail(
      { smtpUrl: null, mailPort: 0, mailFrom: 'shop@example.com', standIns: true },
      silent,
    );
    await gone.stop();
    const lines: string[] = [];
    const app = createApp({
      db: database.db,
      config: DEFAULT_CONFIG,
      logger: pino({}, { write: (line: string) => lines.push(line) }),
      accounts: { mailer: gone.mailer },
    });
    const refusal = {
      code: 503,
      msg: 'We can’t send email right now. Please try again in a few minutes.',
    };
    for (const email of ['known@example.com', 'unknown@example.com']) {
      for (const id of ['1', '2']) {
        const reply = await app.request(`/v3/pc/sendCodeEmail?email=${email}&id=${id}`);
        assert.deepEqual(await readEnvelope(reply), { ...refusal, data: refusal });
      }
    }
    assert.match(lines.join(), /ECONNREFUSED/);
  });
});

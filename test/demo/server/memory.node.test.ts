// matrix: only
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import pg from 'pg';
import { filledFolder } from './filled-folder.js';
import { peakMb } from './processes.js';
import { RunningServer } from './running-server.js';

const { TEST_DATABASE_URL: url } = process.env;

/** Compiling the sources at run time, or an embedded database with Postgres' default buffers, would take more. */
const MOST_MB = 400;

test('fills a Postgres database and renders pages in less than 400 MB', {
  skip: url ? false : 'there is no TEST_DATABASE_URL',
  timeout: 120_000,
}, async () => {
  const name = `storefront_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${name}`);
  try {
    await renderPages({ DATABASE_URL: Object.assign(new URL(url ?? ''), { pathname: name }).href });
  } finally {
    await admin.query(`drop database ${name}`);
    await admin.end();
  }
});

test('renders pages over the embedded database in less than 400 MB', { timeout: 120_000 }, async () =>
  renderPages({ DATA_DIR: await filledFolder() }),
);

async function renderPages(where: Readonly<Record<string, string>>): Promise<void> {
  const server = new RunningServer({
    ...{ ...where, DEMO: '1', LOG_LEVEL: 'error' },
    ...{ MAIL_PORT: '0', SUGGEST_PORT: '0', PAYMENT_PORT: '0' },
  });
  try {
    const address = await server.address();
    for (const path of ['/', '/m/', '/categories']) {
      const page = await fetch(address + path, { headers: { accept: 'text/html' } });
      assert.match(await page.text(), /<\/html>/);
    }
    const peaks = server.processIds().map(peakMb);
    assert.ok(Math.max(...peaks) < MOST_MB, `${peaks.join(' and ')} MB`);
  } finally {
    server.signalAll('SIGTERM');
    await server.ended;
  }
}

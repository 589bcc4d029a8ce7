import assert from 'node:assert/strict';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { reserve } from '../../../demo/build-steps/reserve.js';
import { readSettings } from '../../../demo/server/config.js';
import { temporaryFolder } from '../server/temporary-folder.js';

const PORTS = [
  ...['PORT', 'PARTNER_PORT', 'OIDC_PORT', 'SUGGEST_PORT', 'PAYMENT_PORT', 'MAIL_PORT', 'METRICS_PORT'],
];
const FREE = Object.fromEntries(PORTS.map((name) => [name, '0']));
const settings = (env: Readonly<Record<string, string>>) =>
  readSettings({ ...FREE, DATA_DIR: join(temporaryFolder(), 'data'), ...env });

/** Listens on a free port until the end of the test. */
const takenPort = (): Promise<{ port: number; close: () => void }> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // it listens on a port
      resolve({ port, close: () => server.close() });
    });
  });

for (const name of PORTS)
  test(`names a ${name} that is taken`, async () => {
    const { port, close } = await takenPort();
    await assert.rejects(reserve(settings({ [name]: String(port) })), {
      name: 'StartError',
      message: `Port ${port} is taken. Stop the program that uses it, or set ${name} to another port.`,
    });
    close();
  });

test('refuses a second start while the first one builds, by its ports and folder', async () => {
  const { port: PORT, close } = await takenPort();
  close();
  const first = settings({ PORT: String(PORT) });
  const { lendFolder, release } = await reserve(first);
  const reply = await fetch(`http://127.0.0.1:${PORT}/`);
  assert.equal(reply.status, 503);
  assert.match(await reply.text(), /being built/);
  await assert.rejects(reserve(settings({ PORT: String(PORT) })), { message: /^Port \d+ is taken/ });
  const other = { ...first, port: 0 };
  const inUse = { message: /is in use by another server \(process \d+\)/ };
  await assert.rejects(reserve(other), inUse);
  await lendFolder(async () => (await reserve(other)).release());
  await assert.rejects(reserve(other), inUse);
  await release();
  await (await reserve(first)).release();
});

test('needs no data folder with its own database, and no ports of stand-ins it doesn’t start', async () => {
  const { port, close } = await takenPort();
  const DATA_DIR = join(temporaryFolder({ file: '' }), 'file');
  const own = { ...settings({ DATABASE_URL: 'postgres://127.0.0.1:1/shop', DATA_DIR }), standIns: false };
  await (await reserve({ ...own, oidcPort: port, paymentPort: port })).release();
  close();
});

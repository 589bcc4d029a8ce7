import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sendToServer } from '../../../demo/server/operator/commands.js';
import { filledFolder } from './filled-folder.js';
import { runOperator } from './operator-command.js';
import { RunningServer } from './running-server.js';
import { temporaryFolder } from './temporary-folder.js';
import { succeeds } from './test-app.js';

const signIn = async (address: string, email: string): Promise<string> => {
  const body = new URLSearchParams({ email, password: 'seller123' });
  const data = await succeeds(fetch(`${address}/v3/pc/seller/login`, { method: 'POST', body }));
  return (data as { token: string }).token; // another test checks its shape
};

test('lets the operator review while the server runs on its embedded database, and after it has stopped', async () => {
  const DATA_DIR = await filledFolder();
  const server = new RunningServer({ DATA_DIR, PAYMENT_PORT: '0', MAIL_PORT: '0', SUGGEST_PORT: '0' });
  const address = await server.address();
  const review = (...args: string[]) => runOperator({ DATA_DIR }, 'sellers', ...args);
  const socket = await stat(join(DATA_DIR, 'operator.sock'));
  assert.equal(socket.mode & 0o777, 0o600, 'only its owner may send commands');

  const listed = await review('list');
  assert.deepEqual([listed.code, listed.stderr], [0, '']);
  const [, id = ''] =
    /^(\d+)\tseller\tsubmitted\t\S+\twaiting@example.com\tAtelier Fontaine$/m.exec(listed.stdout) ?? [];
  const shown = await sendToServer(DATA_DIR, ['sellers', 'show', id]);
  const [, documentId = ''] = /document (\d+)\tidentity/.exec(shown?.text ?? '') ?? [];
  const file = join(temporaryFolder(), 'identity.pdf');
  assert.equal((await review('document', documentId, file)).code, 0);
  assert.match(await readFile(file, 'latin1'), /^%PDF-/);
  const again = await review('document', documentId, file);
  assert.match(again.stderr, /exist/, 'an existing file is not overwritten');
  assert.equal(again.code, 1);

  assert.match((await review('approve', id)).stdout, /^Application \d+ is approved: store 101\.$/m);
  await assert.rejects(sendToServer(DATA_DIR, ['sellers', 'approve', id]), {
    name: 'OperatorError',
    message: /is approved: only one that is submitted can be decided on/,
  });
  const token = await signIn(address, 'waiting@example.com');
  const info = await succeeds(fetch(`${address}/v3/pc/seller/info`, { headers: { token } }));
  assert.match(JSON.stringify(info), /"store_id":101,.*"store_name":"Atelier Fontaine"/);

  server.signal('SIGTERM');
  await server.ended;
  assert.match((await review('list', 'approved')).stdout, /waiting@example.com/);
});

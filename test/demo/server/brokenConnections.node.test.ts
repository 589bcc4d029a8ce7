// matrix: only
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { listen } from '../../../demo/server/listen.js';
import { freePort } from '../../tools/free-port.mjs';
import { filledFolder } from './filled-folder.js';
import { RunningServer } from './running-server.js';

const PORTS = ['PORT', 'PARTNER_PORT', 'OIDC_PORT', 'SUGGEST_PORT', 'PAYMENT_PORT', 'MAIL_PORT'] as const;
const HTTP = PORTS.filter((name) => name !== 'MAIL_PORT');

const ports: Partial<Record<(typeof PORTS)[number], string>> = {};
let DATA_DIR: string;
before(async () => {
  DATA_DIR = await filledFolder();
  for (const name of PORTS) ports[name] = String(await freePort());
});

/** Connects, sends a text, and waits for as many bytes of a reply. */
async function begin(to: NetConnectOpts, text: string, bytes = 0): Promise<Socket> {
  const socket = connect(to);
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (text !== '') await new Promise((resolve) => socket.write(text, resolve));
  let read = 0;
  while (read < bytes && !socket.destroyed) {
    const [data] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    read += data instanceof Buffer ? data.length : bytes;
  }
  return socket;
}

const HEAD = 'Host: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n';
/** Returns the socket with the highest number, which is the one that counts. */
const lockFile = () => {
  const numbers = readdirSync(DATA_DIR).flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? []);
  return join(DATA_DIR, `lock.${Math.max(...numbers.map(Number))}`);
};

/** What a client does before it resets its connection: to each HTTP port, or to another socket of the server. */
const RESETS: Readonly<Record<string, { text: string; bytes?: number; to?: () => NetConnectOpts }>> = {
  'sends nothing': { text: '' },
  'stops in the middle of its head': { text: 'GET /v3/pc/goods/list HTTP/1.1\r\nHo' },
  'stops in the middle of its body': {
    text: `POST /v3/pc/login HTTP/1.1\r\n${HEAD}Content-Length: 1000\r\n\r\nemail=`,
  },
  'stops in the middle of a chunk': {
    text: `POST /v3/pc/login HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n40\r\nab`,
  },
  'stops in the middle of a photo': {
    text: `POST /v3/pc/seller/photos/add?goods_id=1&alt=a HTTP/1.1\r\n${HEAD}Content-Length: 9000000\r\n\r\n\x89PNG`,
  },
  'disconnects before its reply': { text: 'GET /v3/pc/goods/list HTTP/1.1\r\nHost: localhost\r\n\r\n' },
  'disconnects during its reply': {
    text: 'GET /dist/storefront.js HTTP/1.1\r\nHost: localhost\r\n\r\n',
    bytes: 1,
  },
  'speaks no HTTP': { text: '\x16\x03\x01\x00\xa5\x01\x00\x00\r\n\r\n' },
  'sends an endless head': { text: `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}` },
  'requests a tunnel': { text: 'CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere\r\n\r\n' },
  'requests a WebSocket': {
    text: 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  },
  'stops in the middle of a mail': {
    text: 'EHLO a\r\nMAIL FROM:<a@example.com>\r\nRCPT TO:<b@example.com>\r\nDATA\r\nSubject: a\r\n',
    bytes: 100,
    to: () => ({ port: Number(ports.MAIL_PORT), host: '127.0.0.1' }),
  },
  'speaks no SMTP': {
    text: '\x00\xff\r\n'.repeat(100),
    to: () => ({ port: Number(ports.MAIL_PORT), host: '127.0.0.1' }),
  },
  'stops in the middle of an operator’s command': {
    text: '["orders"',
    to: () => ({ path: join(DATA_DIR, 'operator.sock') }),
  },
  'connects to the lock of the data folder': { text: '', to: () => ({ path: lockFile() }) },
};

test('keeps running when clients break off a connection', async (t) => {
  const server = new RunningServer({ DATA_DIR, ...ports });
  const origin = await server.address();
  for (const [name, { text, bytes, to }] of Object.entries(RESETS))
    await t.test(`that ${name}`, async () => {
      const places = to ? [to()] : HTTP.map((each) => ({ port: Number(ports[each]), host: '127.0.0.1' }));
      for (const place of places)
        for (let again = 0; again < 3; again++) {
          const socket = await begin(place, text, bytes);
          if ('path' in place) socket.destroy();
          else socket.resetAndDestroy();
        }
      assert.equal((await fetch(`${origin}/healthz`)).status, 200);
      assert.equal((await fetch(`${origin}/v3/pc/goods/list?pageSize=1`)).status, 200);
    });

  await t.test('stops cleanly afterward, with no error in its log', async () => {
    server.signal('SIGTERM');
    const { code, stderr } = await server.ended;
    assert.equal(code, 0);
    const isWrong = (line: string) => /"level":[56]0/.test(line) || !line.startsWith('{');
    assert.deepEqual(stderr.split('\n').filter(Boolean).filter(isWrong), []);
  });
});

test('keeps running when the disk of its log is full', {
  skip: existsSync('/dev/full') ? false : 'there is no /dev/full',
}, async () => {
  const shop = new RunningServer(
    { DATA_DIR, MAIL_PORT: '0', SUGGEST_PORT: '0', PAYMENT_PORT: '0' },
    {
      program: 'sh',
      args: ['-c', 'exec "$0" demo/build/server/main.js 2>/dev/full', process.execPath],
      cwd: join(import.meta.dirname, '../../..'),
    },
  );
  const address = await shop.address();
  for (let call = 0; call < 5; call++)
    assert.equal((await fetch(`${address}/v3/pc/goods/list?pageSize=1`)).status, 200);
  shop.signal('SIGTERM');
  assert.equal((await shop.ended).code, 0);
});

test('keeps listening after a connection it cannot accept and a reply that breaks off', async () => {
  let http: Server | undefined;
  const { port, stop } = await listen(
    0,
    'PORT',
    (request) =>
      request.url.endsWith('/broken')
        ? new Response(
            new ReadableStream({
              start: (controller) => controller.enqueue(new TextEncoder().encode('half')),
              pull: (controller) => controller.error(new Error('the file is gone')),
            }),
          )
        : new Response('done'),
    {
      attach: async (made) => {
        http = made;
        return (_request, _response, next) => next();
      },
    },
  );
  for (const code of ['EMFILE', 'ENFILE']) http?.emit('error', Object.assign(new Error('accept'), { code }));
  await assert.rejects(async () => (await fetch(`http://127.0.0.1:${port}/broken`)).text());
  assert.equal(await (await fetch(`http://127.0.0.1:${port}`)).text(), 'done');
  await stop();
});

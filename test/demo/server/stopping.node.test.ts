import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { listen } from '../../../demo/server/listen.js';

/** Sends a request on a new or a kept connection, and resolves when the reply is complete. */
function fetchReply(port: number, agent: Agent | false = false): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ port, agent, host: '127.0.0.1' }, (reply) => {
      reply.once('end', () => resolve(reply)).resume();
    })
      .once('error', reject)
      .end();
  });
}

/** Starts a server that holds back its replies until `letGo`. */
async function slowServer() {
  let come: () => void = () => {};
  const requested = new Promise<void>((resolve) => {
    come = resolve;
  });
  let letGo: () => void = () => {};
  const go = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const listener = await listen(0, 'PORT', async () => {
    come();
    await go;
    return new Response('done');
  });
  return { ...listener, requested, letGo };
}

test('closes the connection of each answer during a stop, and leaves none open', async () => {
  const agent = new Agent({ keepAlive: true });
  const { port, stop, requested, letGo } = await slowServer();
  const reply = fetchReply(port, agent);
  await requested;
  const stopped = stop();
  letGo();
  const { statusCode, headers } = await reply;
  assert.deepEqual([statusCode, headers.connection], [200, 'close']);
  await stopped;
  await assert.rejects(fetchReply(port), { code: 'ECONNREFUSED' });
  agent.destroy();
});

test('answers a request that arrives during a stop on an open connection', async () => {
  const agent = new Agent({ keepAlive: true });
  const { port, stop } = await listen(0, 'PORT', () => new Response('done'));
  const first = await fetchReply(port, agent);
  assert.equal(first.headers.connection, 'keep-alive');
  const stopped = stop();
  const second = await fetchReply(port, agent);
  assert.deepEqual([second.statusCode, second.headers.connection], [200, 'close']);
  await stopped;
});

test('loses no request of busy clients during a stop', async () => {
  const { port, stop } = await listen(0, 'PORT', () => new Response('done'));
  let answered = 0;
  /** Sends requests until nobody is listening anymore. Every accepted connection must get an answer. */
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    try {
      for (;;) {
        await fetchReply(port, agent);
        answered += 1;
        if (answered === 200) stopped = stop();
      }
    } catch (error) {
      return error instanceof Error && 'code' in error ? error.code : error;
    } finally {
      agent.destroy();
    }
  };
  let stopped = Promise.resolve();
  const ends = await Promise.all(Array.from({ length: 20 }, client));
  await stopped;
  assert.deepEqual([...new Set(ends)], ['ECONNREFUSED']);
});

test('stops within 5 s despite a client that hangs in its body, and one that sends nothing', async () => {
  const { port, stop } = await listen(0, 'PORT', async (received) => new Response(await received.text()));
  const hanging = request({
    ...{ port, host: '127.0.0.1', method: 'POST' },
    headers: { 'content-length': '15', expect: '100-continue' },
  });
  hanging.flushHeaders();
  await once(hanging, 'continue');
  hanging.write('half');
  const silent = connect(port, '127.0.0.1');
  await once(silent, 'connect');
  const cut = [once(hanging, 'error'), once(silent, 'close')];
  const start = performance.now();
  await stop();
  const took = performance.now() - start;
  assert(took < 5_000, `${took} ms`);
  await Promise.all(cut);
});

test('refuses other machines when it serves only this one', async () => {
  const own = await listen(0, 'PORT', () => new Response('own'));
  // All of 127.0.0.0/8 is this machine, but only Linux needs no extra setup for it.
  if (process.platform === 'linux')
    await assert.rejects(fetch(`http://127.0.0.2:${own.port}`), { message: 'fetch failed' });
  await own.stop();
  const open = await listen(0, 'PORT', () => new Response('open'), { host: '0.0.0.0' });
  if (process.platform === 'linux')
    assert.equal(await (await fetch(`http://127.0.0.2:${open.port}`)).text(), 'open');
  await open.stop();
  await assert.rejects(
    listen(0, 'PORT', () => new Response(''), { host: '192.0.2.1' }),
    {
      name: 'StartError',
      message: /^HOST 192\.0\.2\.1 is no address of this machine/,
    },
  );
});

import { createServer } from 'node:net';

/**
 * Below the ports that Linux (32768), macOS, and Windows (49152) give to connections and to whoever listens on port 0.
 * One of those could be given to another test before it is used.
 */
const FIRST = 12_000;
const LAST = 32_000;

/**
 * Returns a port of this machine that nobody listens on, for programs that can't listen on port 0 and say which they got.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
  return (await isFree(port)) ? port : freePort();
}

/** @param {number} port */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server
      .on('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

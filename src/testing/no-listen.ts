import type { MockServer } from './listen.js';

/** Takes the place of `startServer` in pages, where bundlers couldn't resolve Node's modules. */
export const startServer = (): Promise<MockServer> =>
  Promise.reject(new Error('listen() needs Node. In a page, answer requests with handle().'));

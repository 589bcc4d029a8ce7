import { takeLock } from '../../../demo/server/db/process-lock.js';

/*
 * A process that tries to take a lock when it gets a message. It answers `held` or `taken`, and keeps a lock that it
 * has taken until it exits.
 */
const [, , folder = ''] = process.argv;
process.on('message', async () => {
  const lock = await takeLock(folder);
  process.send?.('heldBy' in lock ? 'held' : 'taken');
});
process.send?.('ready');

import { takeLock } from '../../../demo/server/db/process-lock.js';

/*
 * A process that takes a lock when it is told to: `held` or `taken` is what it says, and it keeps a lock that it has taken
 * until it ends.
 */
const [, , folder = ''] = process.argv;
process.on('message', async () => {
  const lock = await takeLock(folder);
  process.send?.('heldBy' in lock ? 'held' : 'taken');
});
process.send?.('ready');

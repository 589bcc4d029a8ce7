import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { readSettings, type Settings } from './config.js';
import { OTHERS } from './db/data-folder.js';
import { createLogger } from './logger.js';
import { onNpmEnd } from './npm-end.mjs';
import { explain } from './start-error.js';
import type { RunningServer } from './start-server.js';

/** How long a stop may take before the process is forced to exit. */
const FORCE_AFTER_MS = 5_000;

/** The message that a worker sends its parent once it can answer requests. */
export const READY = 'ready';

type Start = (settings: Settings, logger: Logger) => Promise<RunningServer>;

/** Starts a server, prints its address, and exits the process when asked to stop. */
export async function run(start: Start): Promise<never> {
  // Neither a reader that is gone nor a full disk ends the shop.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {});
  try {
    await serve(start);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

async function serve(start: Start): Promise<void> {
  // The files this process writes have shoppers' data, above all.
  process.umask(OTHERS);
  const settings = readSettings(process.env);
  const logger = createLogger(settings);
  const stopRequested = stopSignal(logger);
  const server = await start(settings, logger);
  if (cluster.isPrimary) process.stdout.write(`Storefront ready at ${server.storefrontOrigin}\n`);
  else process.send?.(READY);
  await stopRequested;
  await server.stop();
  logger.info('stopped');
}

/**
 * A repeat within this time is an echo of the first signal: npm forwards the Ctrl-C that a terminal sends to all, and the
 * primary process sends SIGTERM to its workers, which the terminal has already sent SIGINT.
 */
const ECHO_MS = 500;

/** Resolves at the first SIGINT or SIGTERM. A second one, or a stop that takes too long, exits the process at once. */
function stopSignal(logger: Logger): Promise<void> {
  return new Promise((resolve) => {
    let first: { readonly signal: NodeJS.Signals; readonly at: number } | undefined;
    const onSignal = (signal: NodeJS.Signals) => {
      const isSoon = first !== undefined && performance.now() - first.at < ECHO_MS;
      if (isSoon && (first?.signal === signal || cluster.isWorker)) return;
      if (first) process.exit(1);
      first = { signal, at: performance.now() };
      logger.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), FORCE_AFTER_MS).unref();
      resolve();
    };
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
    if (cluster.isPrimary) onNpmEnd(() => first ?? onSignal('SIGTERM'));
  });
}

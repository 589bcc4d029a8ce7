import cluster from 'node:cluster';
import { destination, type Logger, pino } from 'pino';
import { readSettings, type Settings } from './config.js';
import { StartError } from './start-error.js';
import type { RunningServer } from './start-server.js';

/** After this long, a stop no longer waits for anything. */
const FORCE_AFTER_MS = 5_000;

/** What a process tells the one that has started it, once it answers. */
export const READY = 'ready';

type Start = (settings: Settings, logger: Logger) => Promise<RunningServer>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Starts a server, says where it is, and ends the process when it is told to. */
export async function run(start: Start, env: Environment = process.env): Promise<never> {
  try {
    await serve(start, env);
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

async function serve(start: Start, env: Environment): Promise<void> {
  // Whatever this process writes is for its owner alone: shoppers' data above all.
  process.umask(0o077);
  const settings = readSettings(env);
  // Synchronous and to stderr: no line is lost at the end, and stdout holds the address alone.
  const logger = pino({ level: settings.logLevel }, destination({ dest: 2, sync: true }));
  const stopRequested = stopSignal(logger);
  const server = await start(settings, logger);
  if (cluster.isPrimary) process.stdout.write(`Storefront ready at ${server.storefrontOrigin}\n`);
  else process.send?.(READY);
  await stopRequested;
  await server.stop();
  logger.info('stopped');
}

/** Within this time, the same signal again is the first one's echo: npm passes on the Ctrl-C that a terminal sends to all. */
const ECHO_MS = 500;

/** Resolves at the first SIGINT or SIGTERM. The second one, or too long a stop, ends the process at once. */
function stopSignal(logger: Logger): Promise<void> {
  return new Promise((resolve) => {
    let first: { readonly signal: NodeJS.Signals; readonly at: number } | undefined;
    const onSignal = (signal: NodeJS.Signals) => {
      if (first?.signal === signal && performance.now() - first.at < ECHO_MS) return;
      if (first) process.exit(1);
      first = { signal, at: performance.now() };
      logger.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), FORCE_AFTER_MS).unref();
      resolve();
    };
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  });
}

/** The message alone where it was written for whoever starts the server. */
function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { FOLDERS, type Settings } from './config.js';
import { openFilled } from './fill.js';
import { LOOPBACK, listen } from './listen.js';
import { readWorkersMetrics, serveMetrics } from './metrics.js';
import { READY } from './run.js';
import { StartError } from './start-error.js';
import { type RunningServer, startServer } from './start-server.js';

/** How long to wait before replacing a dead worker, in ms: one that always dies must not use up all the CPU time. */
const AGAIN_MS = 500;

const PAGES = { folders: FOLDERS } as const;

/**
 * Starts a store with its settings, in this process or, with `WORKERS`, in several that share its ports. All shared
 * state is in Postgres, so it makes no difference which process, or even which machine, a request reaches.
 */
export async function startStore(settings: Settings, logger: Logger): Promise<RunningServer> {
  if (cluster.isWorker) {
    readWorkersMetrics();
    return startServer(settings, logger, PAGES, 'worker');
  }
  if (settings.workers === 1) return startServer(settings, logger, PAGES, 'all', openFilled);
  const own = await withPorts(settings);
  const first = await startServer(own, logger, PAGES, 'first');
  const workers = new Workers(
    {
      ...first.forWorkers,
      PORT: String(own.port),
      PARTNER_PORT: String(own.partnerPort),
      SUGGEST_PORT: String(own.suggestPort),
    },
    logger,
  );
  const stop = async () => {
    await workers.stop();
    await first.stop();
  };
  try {
    const stopMetrics = await serveMetrics(own, readWorkersMetrics());
    await workers.start(own.workers);
    return {
      ...first,
      stop: async () => {
        await stopMetrics?.();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The processes that answer requests. A process that dies is replaced. */
class Workers {
  #isStopping = false;

  /** @param env variables added to this process's environment */
  constructor(
    private readonly env: Readonly<Record<string, string>>,
    private readonly logger: Logger,
  ) {}

  /** @throws {StartError} if a worker fails to start; the worker has printed the reason */
  async start(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, () => this.#fork()));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map(stopWorker));
  }

  async #fork(): Promise<void> {
    const worker = cluster.fork(this.env);
    // It can't be started, or it dies while a connection is passed on to it.
    worker.on('error', (error) =>
      this.logger.warn({ worker: worker.process.pid, reason: error.message }, 'a worker is not reached'),
    );
    const ended = endOf(worker);
    const answers = new Promise<true>((resolve) => {
      worker.on('message', (message) => {
        if (message === READY) resolve(true);
      });
    });
    if ((await Promise.race([answers, ended])) !== true) throw new StartError('A worker did not start.');
    void ended.then(() => {
      const { pid, signalCode, exitCode } = worker.process;
      if (!this.#isStopping)
        this.logger.error(
          { worker: pid, signal: signalCode, code: exitCode },
          'a worker died; another one follows',
        );
      return this.#follow();
    });
  }

  async #follow(): Promise<void> {
    let isThere = false;
    while (!isThere && !this.#isStopping) {
      await wait(AGAIN_MS);
      if (this.#isStopping) return;
      isThere = await this.#fork().then(
        () => true,
        () => false,
      );
    }
  }
}

async function stopWorker(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const ended = endOf(worker);
  worker.process.kill('SIGTERM');
  await ended;
}

/** Resolves when a worker has exited, or couldn't be started. Other errors of a worker aren't its end. */
const endOf = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    worker.on('exit', () => resolve());
    worker.on('error', () => {
      if (worker.process.pid === undefined) resolve();
    });
  });

/** Picks a number for each port that is 0: the system would give every process a different port. */
async function withPorts(settings: Settings): Promise<Settings> {
  const portFor = async (port: number) => {
    if (port !== 0) return port;
    const listener = await listen(0, 'PORT', () => new Response(null, { status: 503 }), { host: LOOPBACK });
    await listener.stop();
    return listener.port;
  };
  return {
    ...settings,
    port: await portFor(settings.port),
    partnerPort: await portFor(settings.partnerPort),
    suggestPort: await portFor(settings.suggestPort),
  };
}

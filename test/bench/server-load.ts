/**
 * `npm run bench:server`: measures what a request costs the demo's server, over Postgres and over the embedded database,
 * prints a Markdown table, and writes it into the demo's README. The unit is what a bare server of the same framework
 * takes for a "hello" in the same run, in processor time: unlike requests a second, it hardly depends on what else the
 * machine does. It starts its own servers and its own Postgres (Debian's), or uses the server of `TEST_DATABASE_URL`.
 * No traffic leaves this machine. To run only this file, with seconds per figure and subjects:
 * `node --import tsx test/bench/server-load.ts 10 home draw`.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { isProgram } from '../../src/build/platform.mjs';
import { filledFolder } from '../demo/server/filled-folder.js';
import { RunningServer } from '../demo/server/running-server.js';
import { cpuSeconds } from './cpu-time.js';
import { type Figures, format, headOf, type Round, rowOf } from './load-figures.js';
import { fillLoad, type Loaded } from './load-shop.js';
import { CONNECTIONS, SUBJECTS, type Subject } from './load-subjects.js';
import { createLoadDatabase } from './postgres.js';
import type { Section } from './report.js';
import { spreadOf } from './statistics.js';

const DEFAULT_S = 9;
/** Each figure is the median of this many rounds, in which all servers take turns, after one to warm up. */
const ROUNDS = 3;
const MOST_S = 60;

/** The timeout for a response, in seconds. */
const PATIENCE_S = 10;

/** A running shop and the data that the load needs. */
interface Shop {
  readonly name: string;
  readonly url: string;
  readonly load: Loaded;
  readonly processIds: () => number[];
  /** Returns the peak memory of its process so far, in megabytes. With several processes, that of the largest. */
  readonly peakMb: () => number;
  readonly stop: () => Promise<void>;
}

async function startShop(name: string, databaseUrl: string): Promise<Shop> {
  const folder = await filledFolder();
  const load = await fillLoad(folder, databaseUrl);
  const server = new RunningServer({
    ...{
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      // Each connection says whom it is from, or the limit on searches would refuse most of them.
      TRUST_PROXY: '1',
      DEMO: '1',
      WORKERS: (databaseUrl && process.env.WORKERS) || '',
    },
    ...{ MAIL_PORT: '0', SUGGEST_PORT: '0', PAYMENT_PORT: '0', LOG_LEVEL: 'error' },
  });
  const url = await server.address();
  const stop = async () => {
    server.signalAll('SIGTERM');
    await server.ended;
  };
  const processIds = () => server.processIds();
  return { name, url, load, processIds, peakMb: () => peakOf(processIds()), stop };
}

/** Reads the peak from Linux. Returns 0 on other systems. */
function peakOf(ids: readonly number[]): number {
  const peaks = ids.map((id) => {
    try {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      return Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  });
  return Math.round(Math.max(0, ...peaks));
}

/** The number of measurements so far. */
let measures = 0;

/** The figures of a round, and how many requests failed in it. */
type Measured = Figures & { readonly failed: number };

async function timed(ids: readonly number[], options: autocannon.Options): Promise<Measured> {
  const before = cpuSeconds(ids);
  const { requests, latency, errors, non2xx } = await autocannon(options);
  return {
    cpuUs: ((cpuSeconds(ids) - before) / requests.total) * 1_000_000,
    aSecond: requests.average,
    late: latency.p99,
    failed: errors + non2xx,
  };
}

function measure({ url, load, processIds }: Shop, subject: Subject, duration: number): Promise<Measured> {
  let connection = 0;
  measures += 1;
  return timed(processIds(), {
    ...{ url, duration, connections: CONNECTIONS, timeout: PATIENCE_S },
    setupClient: (client) => {
      // Each connection is a visitor of its own, or the limits would refuse them.
      const visitor = { 'x-forwarded-for': `198.18.${measures % 256}.${connection}` };
      const requests = subject.requests(load, connection);
      client.setRequests(requests.map((each) => ({ ...each, headers: { ...each.headers, ...visitor } })));
      connection += 1;
    },
  });
}

/** The bare server, in a process of its own. */
async function startHello() {
  const server = fork(fileURLToPath(new URL('./hello.ts', import.meta.url)));
  const [port] = await once(server, 'message');
  const load = { url: `http://127.0.0.1:${port}`, connections: CONNECTIONS, duration: 1 };
  return {
    measure: () => timed([server.pid ?? 0], load),
    stop: () => server.disconnect(),
  };
}

async function check(url: string, load: Loaded, { name, requests, holds }: Subject): Promise<void> {
  const [request] = requests(load, 0);
  const { path = '/', method = 'GET', headers = {}, body } = request ?? {};
  const reply = await fetch(url + path, {
    method,
    headers: {
      ...Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, String(value)])),
      'x-forwarded-for': `198.19.0.${measures % 256}`,
    },
    ...(body === undefined ? {} : { body: String(body) }),
  });
  const text = await reply.text();
  if (!text.includes(holds)) throw new Error(`${name} gave ${reply.status}: ${text.slice(0, 300)}`);
}

/** Measures each subject over each database, one after another. */
export async function measureServer(seconds = DEFAULT_S, names: readonly string[] = []): Promise<Section> {
  if (!Number.isInteger(seconds) || seconds < ROUNDS || seconds > MOST_S)
    throw new Error(`Give ${ROUNDS} to ${MOST_S} seconds`);
  const hello = await startHello();
  const shops = [await startShop('Postgres', await createLoadDatabase()), await startShop('embedded', '')];
  const rows: string[][] = [];
  const hellos: number[] = [];
  let failed = 0;
  try {
    for (const [key, subject] of Object.entries(SUBJECTS)) {
      if (names.length > 0 && !names.includes(key)) continue;
      const rounds: Round[] = [];
      for (const { url, load } of shops) await check(url, load, subject);
      for (let round = 0; round <= ROUNDS; round++) {
        const { cpuUs: helloUs } = await hello.measure();
        const servers: Measured[] = [];
        for (const shop of shops) servers.push(await measure(shop, subject, Math.ceil(seconds / ROUNDS)));
        failed += servers.reduce((sum, each) => sum + each.failed, 0);
        if (round > 0) rounds.push({ helloUs, servers });
      }
      hellos.push(...rounds.map(({ helloUs }) => helloUs));
      rows.push(
        rowOf(
          subject.name,
          rounds,
          shops.map(({ peakMb }) => peakMb()),
        ),
      );
      console.log(rows.at(-1)?.join(' | '));
    }
  } finally {
    for (const shop of shops) await shop.stop();
    hello.stop();
  }
  const load = loadavg()[0] ?? 0;
  return {
    title: 'The demo’s server under load',
    notes: `First the processor time of a request, in the server's own processes, as a multiple of what a bare server takes for a "hello" in the same round: ${format(spreadOf(hellos).median)} µs. Then requests a second. ${CONNECTIONS} connections over loopback, medians of ${ROUNDS} rounds of ${Math.ceil(seconds / ROUNDS)} s, after one to warm up. The load comes from the same ${cpus().length} cores; load average ${load.toFixed(1)} at the end. ${failed === 0 ? 'No request' : `${failed} requests`} failed. Memory is the most that the process has taken so far.`,
    head: headOf(shops.map(({ name }) => name)),
    rows,
  };
}

if (isProgram(import.meta.url)) {
  const [seconds, ...names] = process.argv.slice(2);
  const { toMarkdown } = await import('./report.js');
  const section = await measureServer(seconds === undefined ? DEFAULT_S : Number(seconds), names);
  console.log(toMarkdown(section, 'node --import tsx test/bench/server-load.ts'));
}

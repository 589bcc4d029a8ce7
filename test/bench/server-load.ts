/**
 * `npm run bench:server`: measures what the demo's server does in a second, over Postgres and over the embedded
 * database, prints a Markdown table, and writes it into the demo's README. It starts its own servers and its own
 * Postgres (Debian's), or uses the server of `TEST_DATABASE_URL`. No traffic leaves this machine. To run only this
 * file, with seconds per figure and subjects: `node --import tsx test/bench/server-load.ts 10 home draw`.
 */
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import autocannon, { type Request, type Result } from 'autocannon';
import { isProgram } from '../../src/build/is-program.mjs';
import { filledFolder } from '../demo/server/filled-folder.js';
import { RunningServer } from '../demo/server/running-server.js';
import { fillLoad, type Loaded } from './load-shop.js';
import { createLoadDatabase } from './postgres.js';
import type { Section } from './report.js';

const CONNECTIONS = 50;
const DEFAULT_S = 20;
const MOST_S = 60;

/** The timeout for a response, in seconds. */
const PATIENCE_S = 10;

/** The requests to repeat. Each connection has its own. */
interface Subject {
  readonly name: string;
  readonly requests: (load: Loaded, connection: number) => Request[];
  /** A text that a response must contain. Otherwise, the figure would measure something else. */
  readonly holds: string;
}

const page = (path: string, name: string): Subject => ({
  name,
  requests: () => [{ path, headers: { accept: 'text/html', 'accept-encoding': 'br' } }],
  holds: '</html>',
});

const call = (path: string, name: string): Subject => ({
  name,
  requests: () => [{ path: `/v3${path}`, headers: { lang: 'en', 'accept-encoding': 'br' } }],
  holds: '"code":200',
});

const WORDS = ['tire', 'led', 'lamp', 'phone', 'shoes', 'brake', 'mat', 'seat', 'bag', 'oil', 'kit', 'pump'];

const SUBJECTS: Readonly<Record<string, Subject>> = {
  home: page('/', 'home page'),
  categories: page('/categories', '`/categories`'),
  carIndex: call('/pc/car/indexV2', 'carIndex'),
  facets: call('/pc/car/facets?brand=toyota', 'carFacets'),
  search: call('/pc/goods/search?goods_name=led+lamp&page=1', 'search'),
  searches: {
    name: 'search, 2,400 different ones',
    holds: '"code":200',
    requests: (_, connection) =>
      WORDS.flatMap((word, turn) =>
        [1, 2, 3, 4].map((number) => ({
          path: `/v3/pc/goods/search?goods_name=${word}&page=${number}&price_min=${connection * 7 + turn}`,
          headers: { lang: 'en', 'accept-encoding': 'br' },
        })),
      ),
  },
  draw: {
    name: 'draw of a prize',
    holds: '"award_level":',
    // Repeating a key would return the same award.
    requests: ({ players }, connection) => {
      let draws = 0;
      const path = () => `/v3/pc/prize/draw?key=${connection}-${draws++}`;
      return [
        {
          path: path(),
          headers: { token: players[connection % players.length] ?? '' },
          setupRequest: (request) => ({ ...request, path: path() }),
        },
      ];
    },
  },
  orders: {
    name: 'order of what is sold out',
    holds: '"code":409',
    requests: ({ shoppers }, connection) =>
      shoppers
        .filter((_, index) => index % CONNECTIONS === connection)
        .map(({ token, addressId }, turn) => ({
          path: '/v3/pc/order/create',
          method: 'POST',
          headers: { token, 'content-type': 'application/x-www-form-urlencoded' },
          body: `key=load-${connection}-${turn}&address_id=${addressId}&user_coupon_id=0&total=1000`,
        })),
  },
};

/** A running shop and the data that the load needs. */
interface Shop {
  readonly name: string;
  readonly url: string;
  readonly load: Loaded;
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
    // Each connection counts as a visitor of its own.
    TRUST_PROXY: '1',
    ...{ MAIL_PORT: '0', SUGGEST_PORT: '0', PAYMENT_PORT: '0', LOG_LEVEL: 'error' },
  });
  const url = await server.address();
  const stop = async () => {
    server.signalAll('SIGTERM');
    await server.ended;
  };
  return { name, url, load, peakMb: () => peakOf(server.processIds()), stop };
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

async function measure({ url, load }: Shop, subject: Subject, seconds: number): Promise<Result> {
  await check(url, load, subject);
  let connection = 0;
  measures += 1;
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: PATIENCE_S,
    setupClient: (client) => {
      // Each connection is a visitor of its own, or the limits would refuse them.
      const visitor = { 'x-forwarded-for': `198.18.${measures % 256}.${connection}` };
      const requests = subject.requests(load, connection);
      client.setRequests(requests.map((each) => ({ ...each, headers: { ...each.headers, ...visitor } })));
      connection += 1;
    },
  });
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
export async function measureServer(seconds = DEFAULT_S, wanted: readonly string[] = []): Promise<Section> {
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > MOST_S)
    throw new Error(`Give 1 to ${MOST_S} seconds`);
  const shops = [await startShop('Postgres', await createLoadDatabase()), await startShop('embedded', '')];
  const rows: string[][] = [];
  let failed = 0;
  try {
    for (const [key, subject] of Object.entries(SUBJECTS)) {
      if (wanted.length > 0 && !wanted.includes(key)) continue;
      const row: number[] = [];
      for (const shop of shops) {
        const { requests, latency, errors, non2xx } = await measure(shop, subject, seconds);
        failed += errors + non2xx;
        row.push(requests.average, latency.p99, shop.peakMb());
      }
      rows.push([subject.name, ...row.map((figure) => Math.round(figure).toLocaleString('en'))]);
      console.log(rows.at(-1)?.join(' | '));
    }
  } finally {
    for (const shop of shops) await shop.stop();
  }
  const load = loadavg()[0] ?? 0;
  return {
    title: 'The demo’s server under load',
    notes: `Requests a second. ${CONNECTIONS} connections over loopback, ${seconds} s for each figure, after one request to warm up. The load comes from the same ${cpus().length} cores; load average ${load.toFixed(1)} at the end. ${failed === 0 ? 'No request' : `${failed} requests`} failed. Memory is the most that the process has taken so far.`,
    head: ['what', ...shops.flatMap(({ name }) => [name, '99%, ms', 'memory, MB'])],
    rows,
  };
}

if (isProgram(import.meta.url)) {
  const [seconds, ...wanted] = process.argv.slice(2);
  const { toMarkdown } = await import('./report.js');
  const section = await measureServer(seconds === undefined ? DEFAULT_S : Number(seconds), wanted);
  console.log(toMarkdown(section, 'node --import tsx test/bench/server-load.ts'));
}

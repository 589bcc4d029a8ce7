/**
 * `node --import tsx test/bench/lighthouse.ts`: prints a table of Lighthouse's scores and largest paints for the demo's
 * home page, lists, and a product, on desktop and on a phone. Runs over `demo/build`. npx downloads Lighthouse itself,
 * in the last version for this Node.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmCommand } from '../../src/build/platform.mjs';
import { filledFolder } from '../demo/server/filled-folder.js';
import { RunningServer } from '../demo/server/running-server.js';
import { chromiumArgs } from '../tools/engines.mjs';
import { findChromium } from '../tools/find-chromium.mjs';

const LIGHTHOUSE = 'lighthouse@12.2.3';

/** The number of scored visits to a page. The median counts. The minimum and maximum are shown. */
const VISITS = 5;

/** The categories that Lighthouse scores from 0 to 1, by its own names. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Phones are redirected to the phone site. This measures that site itself, without the redirect. */
const PAGES = [
  ['home', '/', '/m/'],
  ['cars of a make', '/categories/byd', '/m/categories/byd'],
  ['goods of a department', '/categories/601', '/m/categories/601'],
  ['a product', '/products/20001', '/m/products/20001'],
] as const;

interface Audit {
  readonly score: number | null;
  readonly title: string;
  /** A time in milliseconds, for an audit that measures one. */
  readonly numericValue?: number;
  readonly details?: {
    readonly items?: readonly { readonly resourceType?: string; readonly transferSize?: number }[];
  };
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

/** Returns the transferred bytes of all scripts that a visit loaded, including the widgets'. */
const scriptBytes = ({ audits }: Report): number =>
  (audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);

/** Returns the median of some figures, with the least and the most in parentheses unless they're equal. */
function spread(figures: readonly number[]): string {
  const sorted = [...figures].sort((one, other) => one - other);
  const [least, median, most] = [sorted.at(0), sorted.at(sorted.length >> 1), sorted.at(-1)];
  return least === most ? `${median}` : `${median} (${least}–${most})`;
}

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const chromium = await findChromium();

/**
 * Visits a page. Now and then, Lighthouse records nothing of a visit and fails, so it's tried again.
 * @throws if it still fails then
 */
async function measure(url: string, options: readonly string[], triesLeft = 2): Promise<Report> {
  const file = join(folder, 'report.json');
  const args = [
    'exec',
    '--yes',
    '--',
    LIGHTHOUSE,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    ...options,
  ];
  const flags = `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`;
  const [program, words] = npmCommand([...args, flags]);
  const child = spawn(program, words, {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code === 0) return JSON.parse(readFileSync(file, 'utf8'));
  if (triesLeft === 0) throw new Error(`Lighthouse ended with ${code} at ${url}`);
  console.error(`Lighthouse ended with ${code} at ${url}. Trying again.`);
  return measure(url, options, triesLeft - 1);
}

const server = new RunningServer({
  DATA_DIR: await filledFolder(),
  MAIL_PORT: '0',
  SUGGEST_PORT: '0',
  PAYMENT_PORT: '0',
  LOG_LEVEL: 'error',
});
const origin = await server.address();
console.log(`| page | ${CATEGORIES.join(' | ')} | largest paint, s | kB of script |`);
console.log(`| --- |${' --: |'.repeat(CATEGORIES.length + 2)}`);
for (const [name, wide, phone] of PAGES) {
  for (const [how, path, options] of [
    ['wide', wide, ['--preset=desktop']],
    ['phone', phone, []],
  ] as const) {
    // The server compresses a file on its first request, so the first visit isn't scored.
    await measure(origin + path, options);
    const reports: Report[] = [];
    for (let visit = 0; visit < VISITS; visit++) reports.push(await measure(origin + path, options));
    const cells = CATEGORIES.map((category) =>
      spread(reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))),
    );
    const paints = reports.map(
      ({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    );
    cells.push(spread(paints.map((time) => Math.round(time / 100) / 10)));
    const kilobytes = Math.round(Math.max(...reports.map(scriptBytes)) / 1000);
    console.log(`| ${name}, ${how} | ${cells.join(' | ')} | ${kilobytes} |`);
    if (!process.argv.includes('why')) continue;
    for (const { score, title } of Object.values(reports.at(-1)?.audits ?? {})) {
      if (score !== null && score < 0.9) console.log(`  ${score}: ${title}`);
    }
  }
}
console.log(`${LIGHTHOUSE}, ${cpus().length} cores, load average ${(loadavg()[0] ?? 0).toFixed(1)}`);
rmSync(folder, { recursive: true });
server.signalAll('SIGTERM');

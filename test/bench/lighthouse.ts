/**
 * `node --import tsx test/bench/lighthouse.ts`: Lighthouse's marks of the demo's home, a list and a product, wide and as
 * a phone sees them, printed as a table. Runs over `demo/build`; npx fetches Lighthouse itself, of the last version for
 * this Node.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { filledFolder } from '../demo/server/filled-folder.js';
import { RunningServer } from '../demo/server/running-server.js';
import { chromiumArgs } from '../tools/engines.mjs';
import { findChromium } from '../tools/find-chromium.mjs';

const LIGHTHOUSE = 'lighthouse@12.2.3';

/** How many visits to a page are marked: the median counts, and the least and the most are told. */
const VISITS = 5;

/** What Lighthouse marks, by its own names, from 0 to 1. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Phones are sent to the phone site: it is measured itself, and not the way there. */
const PAGES = [
  ['home', '/', '/m/'],
  ['cars of a make', '/categories/byd', '/m/categories/byd'],
  ['goods of a department', '/categories/601', '/m/categories/601'],
  ['a product', '/products/20001', '/m/products/20001'],
] as const;

interface Audit {
  readonly score: number | null;
  readonly title: string;
  readonly details?: {
    readonly items?: readonly { readonly resourceType?: string; readonly transferSize?: number }[];
  };
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

/** What a visit loaded of scripts, the widgets' included, in bytes as they were sent. */
const scriptBytes = ({ audits }: Report): number =>
  (audits['network-requests']?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const chromium = await findChromium();

async function measure(url: string, options: readonly string[]): Promise<Report> {
  const file = join(folder, 'report.json');
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${file}`, ...options];
  const flags = `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`;
  const child = spawn('npx', [...args, flags], {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`Lighthouse ended with ${code} at ${url}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const server = new RunningServer({
  DATA_DIR: await filledFolder(),
  MAIL_PORT: '0',
  SUGGEST_PORT: '0',
  PAYMENT_PORT: '0',
  LOG_LEVEL: 'error',
});
const origin = await server.address();
console.log(`| page | ${CATEGORIES.join(' | ')} | kB of script |\n| --- | --: | --: | --: | --: | --: |`);
for (const [name, wide, phone] of PAGES) {
  for (const [how, path, options] of [
    ['wide', wide, ['--preset=desktop']],
    ['phone', phone, []],
  ] as const) {
    // A server compresses a file when it is first asked for: the visits that are marked are not its first.
    await measure(origin + path, options);
    const reports: Report[] = [];
    for (let visit = 0; visit < VISITS; visit++) reports.push(await measure(origin + path, options));
    const cells = CATEGORIES.map((category) => {
      const marks = reports
        .map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100))
        .sort((one, other) => one - other);
      const [least, median, most] = [marks.at(0), marks.at(VISITS >> 1), marks.at(-1)];
      return least === most ? median : `${median} (${least}–${most})`;
    });
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

/**
 * `npm run bench`: measures the built widgets and peers from npm, prints the tables, and writes them into the
 * documentation's page. `npm run bench:server` measures the demo's server instead.
 * `npm run bench -- large mounts` runs only these parts and updates their tables.
 */
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { evaluate, launch, onPage } from './browser.js';
import { measureBytes } from './bytes.js';
import { isStale, readBundle } from './files.js';
import { measureInp } from './inp.js';
import { measureLarge } from './large.js';
import { measureMany } from './many.js';
import { measureMounts } from './mounts.js';
import { measureNavigation } from './navigation.js';
import { pagesOf } from './pages.js';
import { buildPeers } from './peers.js';
import { rewritePage, rewriteSection, type Section, toMarkdown } from './report.js';
import { startServer } from './server.js';
import { measureServer } from './server-load.js';
import { measureSpin } from './spin.js';
import { spreadOf } from './statistics.js';
import { measureUsable } from './usable.js';

if (process.argv[2] === 'server') {
  // This needs no browser or bundle and takes long, so it runs only when asked for by name.
  const section = toMarkdown(await measureServer(), 'npm run bench:server', '####');
  console.log(section);
  const readme = fileURLToPath(new URL('../../demo/README.md', import.meta.url));
  if (await rewritePage(readme, section)) console.log("Written into the demo's README.");
  process.exit(0);
}

const bundle = await readBundle();
const stale = await isStale();
if (stale) console.warn('The bundle is older than the sources: `npm run build` makes it anew.');
const peers = await buildPeers();
const server = await startServer(
  new Map([bundle, ...Object.values(peers)].flatMap((files) => [...files])),
  pagesOf,
);
const browser = await launch();

/** The page with the figures. */
const PAGE = fileURLToPath(new URL('../../demo/docs/benchmarks.md', import.meta.url));

const parts: Readonly<Record<string, () => Promise<Section>>> = {
  bytes: () => measureBytes(browser, server, bundle, peers),
  usable: () => measureUsable(browser, server.origin),
  many: () => measureMany(browser, server),
  mounts: () => measureMounts(browser, server.origin),
  large: () => measureLarge(browser, server.origin),
  inp: () => measureInp(browser, server.origin),
  navigation: () => measureNavigation(browser, server.origin),
  spin: () => measureSpin(browser, server.origin),
};

/** Times a fixed piece of work: its milliseconds, and how many times as long it takes on the slowed-down processor. */
async function timeWork(): Promise<{ readonly took: number; readonly factor: number }> {
  const work = (slowdown: number) =>
    onPage(browser, `${server.origin}/blank`, slowdown, (page) => evaluate<number>(page, 'bench.work()'));
  const times: number[] = [];
  const factors: number[] = [];
  for (let round = 0; round < 5; round++) {
    const took = await work(1);
    times.push(took);
    factors.push((await work(4)) / took);
  }
  return { took: spreadOf(times).median, factor: spreadOf(factors).median };
}

const names = process.argv.slice(2);
const began = Date.now();
try {
  const loadBefore = loadavg()[0] ?? 0;
  const { took, factor } = await timeWork();
  const sections: string[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (names.length && !names.includes(name)) continue;
    const section = toMarkdown(await measure(), `npm run bench -- ${name}`);
    console.log(`${section}\n`);
    sections.push(section);
  }
  const loadAfter = loadavg()[0] ?? 0;
  const machine = `Measured by \`npm run bench\` in ${await browser.version()}, headless, on ${cpus().length} cores, Node ${process.version}; load average ${loadBefore.toFixed(1)} before and ${loadAfter.toFixed(1)} after, the benchmark's own part included, so figures of time are for comparison within a table. A fixed piece of work took ${took.toFixed(0)} ms, and ${factor.toFixed(1)} times as long at "4×".`;
  console.log(`${machine}\nTook ${Math.round((Date.now() - began) / 1000)} s.`);
  if (stale) console.log('An old bundle: the page stays as it is.');
  else if (names.length === 0) {
    if (await rewritePage(PAGE, [machine, ...sections].join('\n\n'))) console.log('Written into the page.');
  } else {
    for (const section of sections)
      if (await rewriteSection(PAGE, section)) console.log('Its table is written into the page.');
  }
} finally {
  await browser.close();
  await server.close();
}

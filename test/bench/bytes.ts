import type { Browser } from 'puppeteer-core';
import { evaluate, onPage } from './browser.js';
import { compressed, type Files, staticImports } from './files.js';
import { type PeerName, versionOf } from './peers.js';
import type { Section } from './report.js';
import type { BenchServer } from './server.js';
import { whole } from './statistics.js';
import { click, interact, ours } from './subjects.js';

const isScript = (path: string) => path.startsWith('/dist/');

/** Returns our scripts that a page requests until it's usable, and then those for the first open list. */
async function loadedByPage(browser: Browser, server: BenchServer): Promise<[string[], string[]]> {
  server.takeRequests();
  return onPage(browser, server.origin + ours.path, 1, async (page) => {
    await evaluate(page, 'bench.whenUsable()');
    const untilUsable = server.takeRequests().filter(isScript);
    await interact(page, 'pointerdown', ours.shown, () => click(page, ours.field));
    const all = [...untilUsable, ...server.takeRequests().filter(isScript)];
    const isOfList = (path: string) => path.includes('/List-'); // an idle browser may have loaded it already
    return [all.filter((path) => !isOfList(path)), all.filter(isOfList)];
  });
}

/** Measures the bytes of our entries and of the peers. */
export async function measureBytes(
  browser: Browser,
  server: BenchServer,
  bundle: Files,
  peers: Readonly<Record<PeerName, Files>>,
): Promise<Section> {
  const row = (name: string, files: Files, paths: Iterable<string>): string[] => {
    const contents = [...new Set(paths)].map((path) => files.get(path) ?? Buffer.alloc(0));
    const sum = (size: (content: Buffer) => number) =>
      contents.reduce((total, content) => total + size(content), 0);
    return [
      name,
      whole(contents.length),
      whole(sum((it) => it.length)),
      whole(sum((it) => compressed(it).length)),
    ];
  };
  const entry = (name: string, note = '') =>
    row(`\`${name}\`${note}`, bundle, staticImports(bundle, `/dist/${name}`));
  const peer = (name: PeerName, label: string) => row(label, peers[name], peers[name].keys());
  const [untilUsable, forFirstList] = await loadedByPage(browser, server);
  const widget = untilUsable.filter((path) => path !== '/dist/storefront.js');
  const chunk = (name: string) =>
    [...bundle.keys()].filter((path) => path.startsWith(`/dist/chunks/${name}-`));
  /** Returns the wheel's files, with those of its later chunks and their imports. */
  const wheelWith = (...names: readonly string[]) =>
    ['/dist/widgets/prize-wheel.js', ...names.flatMap(chunk)].flatMap((path) => [
      ...staticImports(bundle, path),
    ]);
  const others = [...bundle.keys()]
    .map((path) => path.replace('/dist/', ''))
    .filter((path) => /^widgets\/(?!car-search|config)[\w-]+\.js$/.test(path))
    .sort();
  return {
    title: 'Bytes',
    notes: `Minified scripts and stylesheets, each file compressed by itself. A widget's line counts what the widget imports before it can run; the texts of languages other than English, and what an open list, a dialog, or a form needs, load on demand. What renders without a reply, such as the header, the footer, and the wheel, doesn't wait for the code that sends requests: that loads after the first render and has a line of its own, as does what a wheel then loads. A page with one car search loads \`storefront.js\`, then what the second line counts, and after the first render, the code for the theme's color and, on a first visit, for the visitor's ID; the chunk of the open list comes right after the field has been painted, the others when the browser is idle. The peers are bundled into one file each, with the stylesheet that their documentation asks for: Web Awesome's select, option, and button with the default theme; autocomplete-js for two fields over static options, without a search client; Hanko's sign-in. The first two peers contain about 0.3 kB of script that requests the makes and fills the fields, which ours includes.`,
    head: ['entry with all that it loads', 'files', 'minified', 'brotli 11'],
    rows: [
      entry('storefront.js', ', the loader'),
      entry('widgets/car-search.js'),
      row('`widgets/car-search.js`, on a first visit', bundle, widget),
      row('`widgets/car-search.js`, and with the first open list', bundle, [...widget, ...forFirstList]),
      ...others.map((path) => entry(path)),
      row(
        'after the first render: the first calls, and the code that sends them where the entry doesn’t import it',
        bundle,
        [...chunk('bootstrap'), ...chunk('resource')],
      ),
      row('`widgets/prize-wheel.js`, once the prizes have loaded', bundle, wheelWith('bootstrap', 'prizes')),
      row(
        '`widgets/prize-wheel.js`, and with its first spin',
        bundle,
        wheelWith('bootstrap', 'prizes', 'finish'),
      ),
      entry('widgets/config.js'),
      entry('storefront.classic.js', ', everything in one'),
      entry('index.js', ', before `defineAll()`'),
      peer('webawesome', versionOf('@awesome.me/webawesome')),
      peer(
        'autocomplete',
        `${versionOf('@algolia/autocomplete-js')}, ${versionOf('@algolia/autocomplete-theme-classic')}`,
      ),
      peer('hanko', versionOf('@teamhanko/hanko-elements')),
    ],
  };
}

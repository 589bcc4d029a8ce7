import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { array, create, number, record, string, type } from 'superstruct';
import { createMarkdownRenderer } from 'vitepress';
import { words } from '../../demo/builder/catalog/catalog.js';
import docs from '../../demo/docs/.vitepress/config.js';
import { SIDEBAR } from '../../demo/docs/.vitepress/sidebar.js';
import { readDefinitions } from '../../src/build/definitions.mjs';
import texts from '../../src/car-search/messages/en.json' with { type: 'json' };
import wideTexts from '../../src/car-search/wide/messages/en.json' with { type: 'json' };
import { storedDefinition } from '../../src/state/storage.definition.js';
import { sampleShop } from '../../src/testing/shop.js';
import { pages } from './fences.js';

const definitions = await readDefinitions();
const shown = definitions.map(({ widget }) => widget).filter((widget) => widget !== 'config');
const links = SIDEBAR.flatMap(({ items }) => items.map(({ link }) => link));
const fileOf = (link: string) => `${link.slice(1)}${link.endsWith('/') ? 'index' : ''}.md`;

/** The anchors of a page in VitePress: https://github.com/mdit-vue/mdit-vue/tree/main/packages/shared#slugify */
const anchorsOf = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .replace(/[`*]/g, '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
      .replace(/^-+|-+$/g, ''),
  );

describe('the pages of the documentation', () => {
  it('are all in the menu, which lists no others', () => {
    assert.deepEqual(
      links.map(fileOf).sort(),
      [...pages.keys()].filter((path) => path !== 'index.md').sort(),
    );
  });

  it('include one for each element, with an example, its definition, and its size', () => {
    for (const widget of shown) {
      const page = pages.get(`elements/${widget}.md`) ?? '';
      for (const part of [
        '```html live',
        '## Events',
        '## Parts',
        '## In your code',
        '## Size',
        'Before it shows, ',
      ])
        assert.ok(page.includes(part), `${widget}: ${part}`);
    }
  });

  it('call each element what the builder and WordPress call it', () => {
    for (const { widget, name } of definitions)
      assert.match(pages.get(`elements/${widget}.md`) ?? '', new RegExp(`^# ${words(name)}\n`), widget);
  });

  it('say what a key does in the third person', () => {
    for (const [path, text] of pages)
      for (const [table] of text.matchAll(/^\| key(?:,[^|]*)? \| what it does \|\n(?:\|.*\n)+/gm))
        for (const [row] of [...table.matchAll(/^\|.+$/gm)].slice(2))
          assert.match(row, /^\| [^|]+ \| \w+s\b/, path);
  });

  it('name every field of the car search as its texts do, because a name is part of the contract', () => {
    const [, section = ''] =
      /^## Accessibility\n([\s\S]*?)^## /m.exec(pages.get('elements/car-search.md') ?? '') ?? [];
    const { landmark, make, model, clearMake, search } = texts;
    const { price, year, body, fuel, freeText, clear, popular, recent, noCars } = wideTexts;
    const names = [
      landmark,
      make,
      model,
      clearMake,
      search,
      price,
      year,
      body,
      fuel,
      freeText,
      clear,
      popular,
      recent,
    ];
    // A comma or a period is inside the quotation marks.
    const named = section.replace(/[,.](?=")/g, '');
    for (const name of [...names, noCars]) assert.ok(named.includes(`"${name}"`), name);
  });

  it('say first how to install the package, in the guides that import it', () => {
    const guides = SIDEBAR.find(({ text }) => text === 'In your stack')?.items ?? [];
    for (const { link } of guides) {
      const [, fence = ''] = /^```\w+\n([\s\S]*?)^```$/m.exec(pages.get(fileOf(link)) ?? '') ?? [];
      if (pages.get(fileOf(link))?.includes("import 'storefront-widgets/"))
        assert.equal(fence, 'npm install storefront-widgets\n', link);
    }
  });

  it('name the zip codes that the sample shop knows', () => {
    const [, sentence = ''] = /^Try the zip code (.+)$/m.exec(pages.get('elements/location.md') ?? '') ?? [];
    assert.deepEqual(
      sentence.match(/\d{5}/g),
      sampleShop('en').zips.map(({ code }) => code),
    );
  });

  it('say of everything in storage that signing out erases it, except for two keys that it keeps', () => {
    const lasting = ({ local, session }: typeof storedDefinition) =>
      [local, session].flatMap((entries) =>
        Object.entries(entries).flatMap(([name, { words }]) => (words.includes('signing out') ? [] : [name])),
      );
    assert.deepEqual(lasting(storedDefinition), ['newuuid', 'acconutShower']);
    const [, sentence = ''] =
      /Signing out clears all of it, except (.+),/.exec(pages.get('guides/storage.md') ?? '') ?? [];
    assert.equal(sentence, '`newuuid`, `acconutShower`');
  });

  it('have the abbreviations that people search for', () => {
    const text = [...pages.values()].join('\n');
    for (const word of ['CSP', 'CORS', 'GTM', 'RTL', 'SRI', 'SSR', 'WCAG', 'iOS'])
      assert.match(text, new RegExp(`\\b${word}\\b`), word);
  });

  it('contain no placeholder that should have been replaced', () => {
    for (const [path, text] of pages)
      assert.doesNotMatch(text.replaceAll('`<!-- element: car-search -->`', ''), /^<!-- (?!bench:)/m, path);
  });

  for (const [path, text] of pages)
    it(`${path} has no broken links`, () => {
      for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
        const [file = '', anchor] = link.split('#');
        if (
          /^https:\/\/github\.com\/storefront-widgets\/storefront-widgets\/(?:blob|tree)\/main\//.test(file)
        )
          assert.ok(existsSync(file.split('/main/')[1] ?? ''), link);
        if (/^\w+:/.test(file)) continue;
        const target = file ? join(dirname(path), file) : path;
        const page = pages.get(target);
        assert.ok(page !== undefined, link);
        if (anchor !== undefined) assert.ok(anchorsOf(page).includes(anchor), link);
      }
      // Links in HTML, except those that lead out of the documentation.
      for (const [, link = ''] of text.matchAll(/href="\.\/([^"#]*(?:\/|\.html))/g)) {
        const name = link.replace(/\/$/, '/index').replace(/\.html$/, '');
        assert.ok(pages.has(join(dirname(path), `${name}.md`)), link);
      }
    });

  it('have typographic quotes and apostrophes outside code', () => {
    const faults = [...pages.keys()].flatMap((path) => {
      const html = readFileSync(`demo/build/docs/${path.replace(/md$/, 'html')}`, 'utf8');
      const text = html.replace(/<(script|style|pre|code)\b[\s\S]*?<\/\1>|<[^>]*>/g, '');
      return [...text.matchAll(/.{0,20}\p{L}(?:'|&#39;|")\p{L}.{0,20}/gu)].map(
        ([fault]) => `${path}: ${fault}`,
      );
    });
    assert.deepEqual(faults, []);
  });

  it('keep each word of inline code together, so that no line breaks within a name', async () => {
    const markdown = await createMarkdownRenderer('.', docs.markdown);
    assert.match(
      markdown.render('`<storefront-config api="…">`'),
      /<code><span>&lt;storefront-config<\/span> <span>api=&quot;…&quot;&gt;<\/span><\/code>/,
    );
    assert.match(
      markdown.render('`https://shop.example/v3/`'),
      /<code><span>https:\/\/shop\.example\/<\/span><wbr><span>v3\/<\/span><\/code>/,
      'but a URL breaks after a folder',
    );
  });

  it('tell in each cell of a table its column, for phones, where it stands below the others', async () => {
    const markdown = await createMarkdownRenderer('.', docs.markdown);
    assert.match(
      markdown.render('| key | `default` |\n| --- | --- |\n| api | /v3 |'),
      /<td data-label="key">api<\/td>\s*<td data-label="default">\/v3<\/td>/,
    );
  });

  it('name only pictures and files that exist', () => {
    for (const [path, text] of pages)
      for (const [, file = ''] of text.matchAll(/src="(\/[^"]+)"/g))
        if (!text.includes(`https://shop.example${file}`))
          assert.ok(existsSync(`demo/docs/public${file}`), path);
  });

  it('name only sources and tests that exist', () => {
    const others = ['README.md', 'CONTRIBUTING.md', 'demo/README.md'];
    // The files of `delivery` are those that CONTRIBUTING.md has its reader write.
    for (const [path, text] of [
      ...pages,
      ...others.map((each) => [each, readFileSync(each, 'utf8')] as const),
    ])
      for (const [, file = ''] of text.matchAll(
        /`((?:demo\/(?!build|data)|src\/|test\/|\.(?:ci|github|cspell)\/)[\w./-]+)`/g,
      ))
        assert.ok(existsSync(file) || /\bdelivery\b|\/Delivery\./.test(file), `${path}: ${file}`);
  });
});

describe('the page of the benchmark', () => {
  it('give the command that reproduces the figures below each heading', () => {
    const [, ...sections] = (pages.get('benchmarks.md') ?? '').split(/^## /m);
    assert.ok(sections.length > 5);
    for (const section of sections) assert.match(section, /^.+\n\n`npm run bench -- \w+`\n/);
  });

  it('has the sizes of the built widgets', () => {
    const page = pages.get('benchmarks.md') ?? '';
    const { files, widgets } = create(
      JSON.parse(readFileSync('dist/costs.json', 'utf8')),
      type({
        files: record(string(), number()),
        widgets: record(string(), type({ first: array(string()) })),
      }),
    );
    for (const [widget, { first }] of Object.entries(widgets)) {
      const built = first.reduce((sum, file) => sum + (files[file] ?? 0), 0);
      const row = page.split('\n').find((line) => line.startsWith(`| \`widgets/${widget}.js\` |`)) ?? '';
      const stated = Number(row.split('|').at(-2)?.replaceAll(',', ''));
      const isClose = Math.abs(stated / built - 1) < 0.05;
      assert.ok(isClose, `${widget}: ${stated} stated, ${built} built: npm run bench -- bytes`);
    }
  });

  it('names the parts that can be measured separately', () => {
    const main = readFileSync('test/bench/main.ts', 'utf8');
    const parts = [...main.matchAll(/^ {2}(\w+): \(\) =>/gm)].map(([, name = '']) => name);
    assert.ok(parts.length > 5);
    for (const part of parts) assert.ok(pages.get('benchmarks.md')?.includes(`\`${part}\``), part);
  });
});

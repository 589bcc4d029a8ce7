import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import manifest from '../../../package.json' with { type: 'json' };
import { SIDEBAR } from './sidebar.js';

const REPOSITORY = 'https://github.com/storefront-widgets/storefront-widgets';

/** Returns the file of a page by its link: `start.md` for `/start`. */
const fileOf = (link: string): string => `${link.slice(1)}${link.endsWith('/') ? 'index' : ''}.md`;

/** Returns a page in plain Markdown, with links that don't depend on where it is. */
function plainPage(folder: string, link: string): string {
  const page = new URL(`/docs${link.replace(/[^/]$/, '$&.html')}`, 'https://shop.example');
  const absolute = (target: string): string => {
    const file = target.replace(/\bindex\.md/, '').replace('.md', '.html');
    const { pathname, hash } = new URL(file, page);
    return pathname + hash;
  };
  return readFileSync(join(folder, fileOf(link)), 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^<LiveExample .*\n\n/gm, '')
    .replace(/^::: \w+ (.+)\n([\s\S]*?)\n:::$/gm, '**$1.** $2')
    .replace(/(\]\()([.#][^)\s]*)(?=\))/g, (_, before, target) => before + absolute(target))
    .replace(/( href=")(\.[^"]*)(?=")/g, (_, before, target) => before + absolute(target))
    .trim();
}

/** Returns the text of all pages for a coding assistant: `llms.txt`, then the pages in the sidebar's order. */
function llmsFull(folder: string): string {
  const links = SIDEBAR.flatMap(({ items }) => items.map(({ link }) => link));
  const pages = links.map((link) => plainPage(folder, link));
  return `${[readFileSync('dist/llms.txt', 'utf8').trim(), ...pages].join('\n\n---\n\n')}\n`;
}

/** Replaces the space between a number and its unit with one where the line can't break. */
const withNonBreakingUnits = (text: string): string =>
  text.replace(/(\d) (?=(?:[kMG]?B|bytes|ms|s|px|%)(?![\w]))/g, '$1\u00a0');

export default defineConfig({
  title: 'storefront-widgets',
  description: 'Storefront widgets for any web page: one script tag, no build step.',
  base: '/docs/',
  srcDir: '../build/docs-source',
  outDir: '../build/docs',
  cacheDir: '../build/docs-cache',
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/docs/mark.svg' }]],
  // The pages link to a demo that runs on the reader's computer.
  ignoreDeadLinks: [/^https?:\/\/localhost/],
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('storefront-') } } },
  markdown: {
    typographer: true,
    // Both have enough contrast on the background of a code block (WCAG 1.4.3).
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config(md) {
      // On a phone, where a table's cells are below each other, each tells its column.
      md.core.ruler.push('cell_labels', ({ tokens }) => {
        let labels: string[] = [];
        let column = 0;
        tokens.forEach((token, at) => {
          if (token.type === 'thead_open') labels = [];
          else if (token.type === 'tr_open') column = 0;
          else if (token.type === 'th_open')
            labels.push(tokens[at + 1]?.children?.map(({ content }) => content).join('') ?? '');
          else if (token.type === 'td_open') token.attrSet('data-label', labels[column++] ?? '');
        });
      });
      const renderText = md.renderer.rules.text;
      md.renderer.rules.text = (tokens, at, options, env, self) =>
        withNonBreakingUnits(renderText?.(tokens, at, options, env, self) ?? '');
      // Each word of inline code is an element, because CSS alone can't keep a line from breaking after a hyphen. So is
      // each folder of a URL or a path: a whole one would squeeze the text in the next cell of a table.
      md.renderer.rules.code_inline = (tokens, at) => {
        const text = md.utils.escapeHtml(tokens[at]?.content ?? '');
        const words = text.replace(/\S+/g, '<span>$&</span>');
        return `<code>${words.replace(/(?<=\w\/)(?=\w)/g, '</span><wbr><span>')}</code>`;
      };
    },
  },
  themeConfig: {
    notFound: {
      title: 'Page not found',
      quote: 'It may have moved. Search above, or start over.',
      linkLabel: 'Go to the home page of the documentation',
      linkText: 'Go to the home page',
    },
    logo: '/mark.svg',
    nav: [
      { text: 'Start', link: '/start' },
      { text: 'Elements', link: '/elements/', activeMatch: '^/elements/' },
      { text: 'Guides', link: '/guides/router', activeMatch: '^/guides/' },
      // Beside the documentation, not in it: `..` leaves its base.
      { text: 'Builder', link: '/../builder/', target: '_self' },
      { text: 'Examples', link: '/../embeds/', target: '_self' },
      {
        text: manifest.version,
        items: [
          { text: 'Changelog', link: '/changelog' },
          { text: 'Versions and support', link: '/guides/versions' },
        ],
      },
    ],
    sidebar: SIDEBAR.map(({ text, items }) => ({ text, items: [...items] })),
    outline: [2, 3],
    // Otherwise "sign out" would also find "our": words of up to four letters have to be exact, or begin so.
    search: { provider: 'local', options: { miniSearch: { searchOptions: { fuzzy: 0.1 } } } },
    socialLinks: [{ icon: 'github', link: REPOSITORY, ariaLabel: 'The repository on GitHub' }],
    editLink: { pattern: `${REPOSITORY}/edit/main/demo/docs/:path`, text: 'Edit this page' },
    footer: { message: 'MIT License' },
  },
  buildEnd({ srcDir, outDir }) {
    writeFileSync(join(outDir, 'llms-full.txt'), llmsFull(srcDir));
  },
});

import type { Embed } from '../choice/choice.js';
import { type Block, block, lines } from './block.js';
import {
  apiOrigin,
  asData,
  originsOf,
  preconnects,
  settingsOf,
  startTag,
  themeCss,
  widgetMarkup,
} from './markup.js';
import { pageScript } from './page-script.js';
import { CLASSIC, ENTRY, LOADER, type Shop, STYLES } from './release.js';

const THEME = 'storefront-theme.css';
const SCRIPT = 'storefront-page.js';

/** Returns `integrity`, plus the `crossorigin` that it needs for a file from another origin. */
const vouched = ({ release }: Shop, file: string) =>
  [
    ['integrity', release.integrity[file] ?? ''],
    ['crossorigin', 'anonymous'],
  ] as const;

/** Returns the text of the import map, which covers the integrity of the files that have no tag. */
function importMap(embed: Embed, { release }: Shop): string {
  const { first = [], later = [] } = release.widgets[embed.widget.id] ?? {};
  const files = [...first, ...later, ENTRY, CLASSIC].filter((file) => release.integrity[file]);
  const integrity = files.map((file) => [release.base + file, release.integrity[file]]);
  return `\n${JSON.stringify({ integrity: Object.fromEntries(integrity) }, null, 2)}\n`;
}

/** Returns the policy that the page needs. A path that ends with a slash allows everything under it. */
function policy(embed: Embed, shop: Shop, mapHash: string): string {
  const { base } = shop.release;
  const files = base.startsWith('/') ? '' : ` ${base}`; // 'self' covers a path
  const apis = apiOrigin(embed, shop);
  return [
    `script-src 'self' '${mapHash}'${files}`,
    `style-src 'self'${files}`,
    `connect-src 'self' ${apis.join(' ')}`,
    `img-src 'self' ${apis.join(' ')}`,
  ].join('; ');
}

/** Returns the `sha256` of a text in policy syntax, or a nonce to fill in if this page can't hash. */
async function hashOf(text: string): Promise<string> {
  // Despite its type, it's missing unless the page comes from https or from this machine.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return 'nonce-…';
  const hash = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

/** For a page with a strict policy: one version with checked files, and nothing inline except the import map. */
export async function strictHtml(embed: Embed, shop: Shop): Promise<readonly Block[]> {
  const { base, widgets } = shop.release;
  const map = importMap(embed, shop);
  const theme = themeCss(embed);
  const script = pageScript(embed, base);
  const code = lines(
    `<script type="importmap">${map}</script>`,
    preconnects(originsOf(embed, shop)),
    ...(widgets[embed.widget.id]?.first ?? []).map((file) =>
      startTag('link', [['rel', 'modulepreload'], ['href', base + file], ...vouched(shop, file)]),
    ),
    startTag('link', [['rel', 'stylesheet'], ['href', base + STYLES], ...vouched(shop, STYLES)]),
    theme &&
      startTag('link', [
        ['rel', 'stylesheet'],
        ['href', `/${THEME}`],
      ]),
    `${startTag('script', [
      ['type', 'module'],
      ['src', base + LOADER],
      ...vouched(shop, LOADER),
      ...asData(settingsOf(embed, shop)),
    ])}</script>`,
    widgetMarkup(embed, shop),
    script && `<script type="module" src="/${SCRIPT}"></script>`,
  );
  return [
    ...block('page', code),
    ...block('header', `Content-Security-Policy: ${policy(embed, shop, await hashOf(map))}`),
    ...block('stylesheet', theme, THEME),
    ...block('script', script, SCRIPT),
  ];
}

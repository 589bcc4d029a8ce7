import { readFileSync } from 'node:fs';
import { create } from 'superstruct';
import { catalogOf, Manifest, type Widget } from '../../../demo/builder/catalog/catalog.js';
import {
  type Choice,
  type Embed,
  embedOf,
  firstChoice,
  type Kind,
} from '../../../demo/builder/choice/choice.js';
import { snippet } from '../../../demo/builder/snippets/index.js';
import type { Shop } from '../../../demo/builder/snippets/release.js';

const built = (file: string): unknown => JSON.parse(readFileSync(`dist/${file}`, 'utf8'));

/** The catalog from the built `custom-elements.json`. */
export const catalog = catalogOf(create(built('custom-elements.json'), Manifest));

export function widgetOf(id: string): Widget {
  const found = catalog.widgets.find((widget) => widget.id === id);
  if (!found) throw new Error(`There is no widget ${id}`);
  return found;
}

/** Returns the contents of the form, with what a test fills in. */
export const choose = (given: Partial<Choice>): Choice => ({ ...firstChoice(), ...given });

export const embed = (given: Partial<Choice>): Embed => embedOf(catalog, choose(given));

const BASE = 'https://cdn.example/storefront-widgets@1.2.3/';

/** A shop of which only the URLs matter. */
export const shop: Shop = {
  release: {
    base: BASE,
    isPinned: true,
    version: '1.2.3',
    integrity: {
      'storefront.js': 'sha384-loader',
      'storefront.css': 'sha384-styles',
      'widgets/car-search.js': 'sha384-widget',
      'chunks/List.js': 'sha384-list',
    },
    files: {},
    widgets: { 'car-search': { first: ['widgets/car-search.js'], later: ['chunks/List.js'] } },
  },
  api: 'https://shop.example/v3',
  site: 'https://shop.example',
  makes: [{ value: 'b&d', name: 'B "&" D' }],
  translate: (english) => english,
};

/** Returns a choice as a link opens it: without what only the visitor may type. */
export const asLinked = (choice: Choice): Choice => {
  const sensitive = catalog.settings.filter(({ isSensitive }) => isSensitive).map(({ name }) => name);
  const settings = Object.entries(choice.settings).filter(([name]) => !sensitive.includes(name));
  return { ...choice, settings: Object.fromEntries(settings) };
};

/** A choice with everything that is hard to write: quotes, markup, a brace, a number, a flag, several words. */
export const HARD: Partial<Choice> = {
  widget: 'car-search',
  attributes: {
    make: 'byd',
    heading: 'Say "drive" & <b>save</b> [50%] {now}',
    compact: true,
    facets: ['price', 'year'],
  },
  settings: { partner: "o'neil & sons", 'theme-color': '#0b5cad', 'suggest-token': true, timeout: '9000' },
  theme: { '--storefront-accent': '#0b5cad' },
  texts: { en: { search: 'Find "my" </script> car' } },
};

/** Choices to set up, copy, and paste into other sites' pages, with some of everything that a snippet can contain. */
export const PASTED = {
  'car-search': {
    widget: 'car-search',
    attributes: { make: 'byd', heading: 'Find "your" car' },
    settings: { partner: "o'neil & sons" },
    theme: { '--storefront-accent': '#0b5cad' },
    texts: { en: { search: 'Find my car' } },
  },
  location: { widget: 'location', settings: { partner: "o'neil & sons" } },
} as const satisfies Readonly<Record<string, Partial<Choice>>>;

/** Returns the block of a snippet that goes to a place, or an empty string if there is none. */
export const code = async (kind: Kind, of: Embed, place: string): Promise<string> =>
  (await snippet(kind, of, shop)).find((block) => block.place === place)?.code ?? '';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#91': '[',
  '#93': ']',
};

/** Returns a text as a browser reads it from HTML. */
export const decoded = (text: string) =>
  text.replace(/&(\w+|#\d+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Returns attributes by name, as a browser reads them. */
export const plain = (pairs: Embed['attributes']): Record<string, string> =>
  Object.fromEntries(pairs.map(([name, value]) => [name, value === true ? '' : value]));

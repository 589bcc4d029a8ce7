import type { Attributes, Embed } from '../choice/choice.js';
import { indent, lines } from './block.js';
import type { Shop } from './release.js';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML, including double-quoted attribute values. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (each) => ESCAPES[each] ?? each);

/** Returns an attribute as written in a tag. */
const attributeText = ([name, value]: Attributes[number]): string =>
  value === true ? name : `${name}="${escapeHtml(value)}"`;

const WIDEST = 100;

/** Returns a start tag, on one line if it fits. */
export function startTag(name: string, attributes: Attributes, end = '>'): string {
  const all = attributes.map(attributeText);
  const one = [`<${name}`, ...all].join(' ') + end;
  if (one.length <= WIDEST || all.length < 2) return one;
  return `<${name}\n${indent(all.join('\n'))}${end}`;
}

/** Returns an HTML element, with its content on separate lines. */
export const elementText = (name: string, attributes: Attributes, inner = ''): string =>
  `${startTag(name, attributes)}${inner && `\n${indent(inner)}\n`}</${name}>`;

/** Returns the settings to write, including `api` and `site`, which every page needs. */
export function settingsOf({ settings }: Embed, { api, site }: Pick<Shop, 'api' | 'site'>): Attributes {
  const own = new Map(settings);
  const needed: Attributes = [
    ['api', own.get('api') ?? api],
    ['site', own.get('site') ?? site],
  ];
  return [...needed, ...settings.filter(([name]) => name !== 'api' && name !== 'site')];
}

export const asData = (attributes: Attributes): Attributes =>
  attributes.map(([name, value]) => [`data-${name}`, value]);

const settingText = (embed: Embed, shop: Shop, name: string): string => {
  const value = new Map(settingsOf(embed, shop)).get(name);
  return typeof value === 'string' ? value : '';
};

/** Returns the origins that a page makes requests to: the widgets' and, if it differs, the API's. */
export function originsOf(embed: Embed, shop: Shop): readonly string[] {
  const all = [shop.release.base, settingText(embed, shop, 'api')].map(
    (url) => new URL(url, shop.site).origin,
  );
  return [...new Set(all)];
}

/** Returns tags that open connections while the page is still loading. Modules and API requests use CORS. */
export const preconnects = (origins: readonly string[]): string =>
  origins
    .map((origin) =>
      startTag('link', [
        ['rel', 'preconnect'],
        ['href', origin],
        ['crossorigin', true],
      ]),
    )
    .join('\n');

/** Returns the API's origin, the only one that a page with the widgets in its own bundle makes requests to. */
export const apiOrigin = (embed: Embed, shop: Shop): readonly string[] => originsOf(embed, shop).slice(-1);

/** Returns the theme as a CSS rule, or an empty string if there is no theme. */
export const themeCss = ({ theme }: Embed): string =>
  theme.length === 0 ? '' : `:root {\n${theme.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;

/** Returns the plain form, which works without JavaScript, or an empty string if it wasn't chosen. */
export function plainForm(embed: Embed, shop: Shop): string {
  if (!embed.form) return '';
  const { make = 'Make', allMakes = 'All makes', search = 'Search' } = embed.widget.messages;
  const options = [
    `<option value="">${escapeHtml(allMakes)}</option>`,
    ...shop.makes.map(
      ({ value, name }) => `<option value="${escapeHtml(value)}">${escapeHtml(name)}</option>`,
    ),
  ];
  const select = elementText('select', [['name', 'make']], options.join('\n'));
  const label = elementText('label', [], lines(escapeHtml(make), select));
  const action = `${settingText(embed, shop, 'site').replace(/\/+$/, '')}/categories`;
  return elementText(
    'form',
    [
      ['action', action],
      ['method', 'get'],
    ],
    lines(label, `<button>${escapeHtml(search)}</button>`),
  );
}

/** Whether the page needs a button that calls the widget's `show()`: a dialog with neither `open` nor `page` set. */
export const needsButton = ({ widget, attributes }: Embed): boolean =>
  widget.isDialog && !attributes.some(([name]) => name === 'open' || name === 'page');

/** Returns the widget's name in the builder's language. */
export const buttonText = ({ widget }: Embed, { translate }: Pick<Shop, 'translate'>): string =>
  translate(widget.title);

export const buttonId = ({ widget }: Embed): string => `open-${widget.id}`;

/** Returns a placeholder, which the loader turns into the widget. */
export const placeholder = ({ widget, attributes }: Embed, inner = ''): string =>
  elementText('div', [['data-storefront', widget.id], ...asData(attributes)], inner);

/** Returns the widget, with the button that opens it and the plain form inside it, if needed. */
export const widgetMarkup = (
  embed: Embed,
  shop: Shop,
  write = ({ widget, attributes }: Embed, inner: string) => elementText(widget.tag, attributes, inner),
): string =>
  lines(
    needsButton(embed) &&
      `<button type="button" id="${buttonId(embed)}">${escapeHtml(buttonText(embed, shop))}</button>`,
    write(embed, plainForm(embed, shop)),
  );

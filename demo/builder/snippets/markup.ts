import type { Attributes, Embed } from '../choice/choice.js';
import { indent, lines } from './block.js';
import type { Shop } from './release.js';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it stands in HTML, also within double quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (each) => ESCAPES[each] ?? each);

/** An attribute as it stands in a tag. */
const attributeText = ([name, value]: Attributes[number]): string =>
  value === true ? name : `${name}="${escapeHtml(value)}"`;

const WIDEST = 100;

/** A tag, in one line where it fits. */
export function startTag(name: string, attributes: Attributes, end = '>'): string {
  const all = attributes.map(attributeText);
  const one = [`<${name}`, ...all].join(' ') + end;
  if (one.length <= WIDEST || all.length < 2) return one;
  return `<${name}\n${indent(all.join('\n'))}${end}`;
}

/** An element of HTML; what is in it stands on lines of its own. */
export const elementText = (name: string, attributes: Attributes, inner = ''): string =>
  `${startTag(name, attributes)}${inner && `\n${indent(inner)}\n`}</${name}>`;

/** The settings as they are written, with those that every page needs. */
export function settingsOf({ settings }: Embed, { api, site }: Shop): Attributes {
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

/** The origins that a page asks: of the widgets, and of the API where it is another. */
export function originsOf(embed: Embed, shop: Shop): readonly string[] {
  const all = [shop.release.base, settingText(embed, shop, 'api')].map(
    (url) => new URL(url, shop.site).origin,
  );
  return [...new Set(all)];
}

/** Opens the connections while the page is still read. Modules and the API's replies come by CORS. */
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

/** The origin of the API: all that a page asks which has the widgets in a bundle of its own. */
export const apiOrigin = (embed: Embed, shop: Shop): readonly string[] => originsOf(embed, shop).slice(-1);

/** The theme as a rule of CSS; empty without one. */
export const themeCss = ({ theme }: Embed): string =>
  theme.length === 0 ? '' : `:root {\n${theme.map(([name, value]) => `  ${name}: ${value};`).join('\n')}\n}`;

/** The plain form, which works without JavaScript; empty where none is chosen. */
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

/** Whether the widget is shown by a button of the page: a dialog that is neither open nor the page itself. */
export const needsButton = ({ widget, attributes }: Embed): boolean =>
  widget.isDialog && !attributes.some(([name]) => name === 'open' || name === 'page');

export const buttonText = ({ widget }: Embed): string => widget.title;

export const buttonId = ({ widget }: Embed): string => `open-${widget.id}`;

/** The widget itself, with the button that opens it and the form in it. */
export const widgetMarkup = (embed: Embed, shop: Shop): string =>
  lines(
    needsButton(embed) &&
      `<button type="button" id="${buttonId(embed)}">${escapeHtml(buttonText(embed))}</button>`,
    elementText(embed.widget.tag, embed.attributes, plainForm(embed, shop)),
  );

import type { Catalog, Field } from '../catalog/catalog.js';
import { type Choice, firstChoice, firstView, type Value, type Values, VIEWS, type View } from './choice.js';

/*
 * The choice in the page's URL: attributes by name, settings as `data-*` attributes, theme properties by CSS name,
 * texts as `text.en.search`, and view options as `view.page`.
 *
 * Anybody can make a link, so it doesn't decide where secrets go or which scripts run: its sensitive settings are
 * ignored, and only the visitor can type them.
 */

const SETTING = 'data-';
const TEXT = 'text.';
const VIEW = 'view.';

const inLinks = (settings: readonly Field[]): readonly Field[] =>
  settings.filter(({ isSensitive }) => !isSensitive);

const viewKeys = Object.keys(VIEWS) as (keyof View)[]; // the keys of a const object

const asText = (value: Value): string =>
  Array.isArray(value) ? value.join(' ') : value === true ? '' : String(value ?? '');

const isSet = (value: Value): boolean =>
  value === true || (typeof value !== 'boolean' && asText(value) !== '');

/** Returns the query string of a choice, without `?` and defaults. @param dir the builder's own text direction */
export function toAddress(choice: Choice, { widgets, settings }: Catalog, dir?: View['dir']): string {
  const query = new URLSearchParams({ widget: choice.widget });
  const fields = widgets.find(({ id }) => id === choice.widget)?.fields ?? [];
  const write = (all: readonly Field[], values: Values, prefix: string) => {
    for (const { name } of all) if (isSet(values[name])) query.set(prefix + name, asText(values[name]));
  };
  write(fields, choice.attributes, '');
  write(inLinks(settings), choice.settings, SETTING);
  for (const [name, value] of Object.entries(choice.theme)) if (value) query.set(name, value);
  for (const [lang, own] of Object.entries(choice.texts))
    for (const [key, value] of Object.entries(own)) if (value) query.set(`${TEXT}${lang}.${key}`, value);
  if (choice.form) query.set('form', '');
  const first = firstView(dir);
  for (const key of viewKeys) if (choice.view[key] !== first[key]) query.set(VIEW + key, choice.view[key]);
  return query.toString();
}

function parseValue({ kind }: Field, text: string): Value {
  if (kind === 'boolean') return true;
  return kind === 'words' ? text.split(' ').filter(Boolean) : text;
}

function read(fields: readonly Field[], query: URLSearchParams, prefix: string): Values {
  const found = fields.filter(({ name }) => query.has(prefix + name));
  return Object.fromEntries(
    found.map((field) => [field.name, parseValue(field, query.get(prefix + field.name) ?? '')]),
  );
}

/** Returns the settings in a URL's query string that are ignored because a stranger may have made the link. */
export function ignoredIn(search: string, { settings }: Catalog): readonly Field[] {
  const query = new URLSearchParams(search);
  return settings.filter(({ name, isSensitive }) => isSensitive && query.has(SETTING + name));
}

/** Returns the choice that a URL's query string describes. Unknown names are ignored. */
export function fromAddress(search: string, { widgets, settings }: Catalog, dir?: View['dir']): Choice {
  const query = new URLSearchParams(search);
  const requestedId = query.get('widget') ?? firstChoice().widget;
  const widget = widgets.find(({ id }) => id === requestedId) ?? widgets[0];
  const choice = firstChoice(widget?.id);
  if (!widget) return choice;
  const view: View = firstView(dir);
  const take = <K extends keyof View>(key: K) => {
    view[key] = VIEWS[key].find((word) => word === query.get(VIEW + key)) ?? view[key];
  };
  for (const key of viewKeys) take(key);
  const texts: Choice['texts'] = {};
  for (const [name, value] of query) {
    const [, lang, key] = /^text\.(\w\w)\.(\w+)$/.exec(name) ?? [];
    if (lang && key && Object.hasOwn(widget.messages, key)) (texts[lang] ??= {})[key] = value;
  }
  return {
    ...choice,
    attributes: read(widget.fields, query, ''),
    settings: read(inLinks(settings), query, SETTING),
    theme: Object.fromEntries(
      widget.tokens.flatMap(({ name }) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])),
    ),
    texts,
    form: query.has('form'),
    view,
  };
}

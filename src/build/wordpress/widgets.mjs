import { tsImport } from 'tsx/esm/api';
import { toAttributeName } from '../attribute-name.mjs';

/** Turns a name into words: `carSearch`, `CarSearch` and `car-search` → `Car search`. */
export const words = (name) => {
  const text = toAttributeName(name).replace(/^-/, '').replaceAll('-', ' ');
  return text[0].toUpperCase() + text.slice(1);
};

/** Removes backticks: descriptions are Markdown, but WordPress shows them as they are. */
const plain = (description) => description.replaceAll('`', '');

/** Leaves out objects and lists, which have no field in a sidebar. */
const isOffered = ([, { type }]) => type !== 'json';

function attribute([property, { type, format, description, default: fallback = null, min, max }]) {
  const isChoice = Array.isArray(type);
  return {
    name: toAttributeName(property),
    property,
    label: words(property),
    help: plain(description),
    type: isChoice ? 'choice' : format === 'url' ? format : type,
    default: fallback,
    ...(isChoice ? { words: type } : {}),
    min,
    max,
  };
}

/**
 * Returns `widgets.json`, which tells the plugin about the widgets. PHP creates blocks and shortcodes from it, and the
 * editor's script creates the fields of the sidebar.
 */
export async function widgetsOf(definitions) {
  const { languages } = await tsImport('../../page/locale.ts', import.meta.url);
  return {
    languages: Object.fromEntries(
      languages.map((tag) => [tag, words(new Intl.DisplayNames([tag], { type: 'language' }).of(tag))]),
    ),
    widgets: definitions
      .filter(({ widget }) => widget !== 'config')
      .map(({ widget, tag, name, summary, attributes, methods }) => ({
        name: widget,
        tag,
        title: words(name),
        summary: plain(summary),
        isDialog: 'show' in methods,
        attributes: Object.entries(attributes).filter(isOffered).map(attribute),
      })),
  };
}

/** Returns the texts in `widgets.json` that people read. */
export const textsOf = ({ widgets }) => [
  ...new Set(
    widgets.flatMap(({ title, summary, attributes }) => [
      title,
      summary,
      ...attributes.flatMap(({ label, help }) => [label, help]),
    ]),
  ),
];

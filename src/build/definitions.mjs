import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { readJson } from './texts/areas.mjs';

const src = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** Imports a TypeScript file by its absolute path. */
const importFile = (file) => tsImport(pathToFileURL(file).href, import.meta.url);

/** Reads the English texts of a widget, the source of all others. Empty if it has no texts. */
function readMessages(widget) {
  const file = resolve(src, widget, 'messages/en.json');
  return existsSync(file) ? readJson(file) : {};
}

/** Reads the definitions of all widgets with their texts, sorted by tag: `src/<name>/<name>.definition.ts`. */
export async function readDefinitions() {
  const folders = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = folders.flatMap(({ name }) =>
    readdirSync(resolve(src, name))
      .filter((file) => file === `${name}.definition.ts`)
      .map((file) => resolve(src, name, file)),
  );
  const definitions = [];
  for (const file of files) {
    const exported = await importFile(file);
    const [exportName, definition] = Object.entries(exported).find(([, value]) => value?.tag);
    const widget = basename(dirname(file));
    definitions.push({ ...definition, exportName, widget, messages: readMessages(widget) });
  }
  return definitions.sort((one, other) => (one.tag < other.tag ? -1 : 1));
}

/** Returns the name of each widget's `firstCall` and its path from `src/api`, by widget. */
export async function readFirstCalls(definitions) {
  const modules = await Promise.all(
    readdirSync(resolve(src, 'api')).map((file) => importFile(resolve(src, 'api', file))),
  );
  const endpoints = modules.flatMap(Object.values).filter((value) => value?.path);
  return Object.fromEntries(
    definitions
      .filter(({ firstCall }) => firstCall)
      .map(({ widget, firstCall }) => [
        widget,
        [firstCall, endpoints.find(({ name }) => name === firstCall).path],
      ]),
  );
}

/** Reads the texts of the car search's early form (src/car-search/early-form.ts), by language. */
export function readEarlyTexts() {
  const folder = resolve(src, 'car-search/messages');
  const used = ['landmark', 'make', 'model', 'allMakes', 'allModels', 'search'];
  const texts = {};
  for (const file of readdirSync(folder).filter((name) => /^[a-z]{2}\.json$/.test(name))) {
    const all = readJson(resolve(folder, file));
    texts[basename(file, '.json')] = Object.fromEntries(used.map((key) => [key, all[key]]));
  }
  return texts;
}

/**
 * Returns the padding of a floating box that is as tall as the element in a narrow column, and 0 from `below` on: a
 * percentage in a padding is one of the width, which no media query knows.
 */
const columnSize = ({ below, blockSize }) => `clamp(0px,(${below}px - 100%)*999,${blockSize})`;

/**
 * Returns the CSS that reserves space for widgets that haven't rendered yet, and hides what will only show in their
 * dialogs, so that the page doesn't shift. `ready` is a custom state (src/element/define-widget.tsx). Engines without
 * custom states reserve no space.
 * @param withComponents whether to include React components. They reserve space themselves, but need the heights for
 * narrow windows.
 */
export const reserveCss = (definitions, withComponents = false) => {
  const reserved = definitions.filter(({ reserve }) => reserve);
  const rule = ({ tag, widget }, blockSize, attributes = []) =>
    `${[
      tag + attributes.map((name) => `[${name}]`).join(''),
      `[data-storefront=${widget}]${attributes.map((name) => `[data-${name}]`).join('')}`,
      ...(withComponents && !attributes.length ? [`[data-storefront-component=${widget}]`] : []),
    ].join()}{--_reserve:${blockSize}}`;
  const rules = (definition, { blockSize, narrow = {}, column, attributes }) => [
    rule(
      definition,
      `${blockSize}${attributes ? `;--_column:${column ? columnSize(column) : '0px'}` : ''}`,
      attributes,
    ),
    ...Object.entries(narrow)
      .sort(([one], [other]) => other - one)
      .map(([width, narrower]) => `@media(width<${width}px){${rule(definition, narrower, attributes)}}`),
  ];
  return [
    `:is(${reserved.map(({ tag }) => tag)}):not(:state(ready)),[data-storefront]:not(:has(>:state(ready))){display:flow-root;min-block-size:var(--_reserve,0)}`,
    `:is(${reserved.map(({ tag }) => tag)}):not(:state(ready))::before,[data-storefront]:not(:has(>:state(ready)))::before{content:"";float:left;padding-block-start:var(--_column,0)}`,
    ...reserved.flatMap((definition) =>
      [definition.reserve, ...(definition.reserve.having ?? [])].flatMap((space) => rules(definition, space)),
    ),
    ...definitions
      .filter(({ dialogSlots }) => dialogSlots)
      .map(({ tag, widget, dialogSlots }) => {
        const slots = dialogSlots.map((name) => `[slot=${name}]`);
        return `@media(scripting:enabled){:is(${tag}:not(:defined),[data-storefront=${widget}])>:is(${slots}){display:none}}`;
      }),
  ].join('');
};

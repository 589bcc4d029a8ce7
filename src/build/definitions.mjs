import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const src = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The English texts of a widget, which are the first of all; none where it has no words. */
async function readMessages(widget) {
  const file = resolve(src, widget, 'messages/en.ts');
  return existsSync(file) ? (await tsImport(file, import.meta.url)).default : {};
}

/** The definitions of all widgets, with their texts, sorted by tag: `src/<name>/<name>.definition.ts`. */
export async function readDefinitions() {
  const folders = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = folders.flatMap(({ name }) =>
    readdirSync(resolve(src, name))
      .filter((file) => file === `${name}.definition.ts`)
      .map((file) => resolve(src, name, file)),
  );
  const definitions = [];
  for (const file of files) {
    const exported = await tsImport(file, import.meta.url);
    const definition = Object.values(exported).find((value) => value?.tag);
    const widget = basename(dirname(file));
    definitions.push({ ...definition, widget, messages: await readMessages(widget) });
  }
  return definitions.sort((one, other) => (one.tag < other.tag ? -1 : 1));
}

/** By widget, the name and the path of the call that its definition names as the first: from `src/api`. */
export async function readFirstCalls(definitions) {
  const modules = await Promise.all(
    readdirSync(resolve(src, 'api')).map((file) => tsImport(resolve(src, 'api', file), import.meta.url)),
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

/**
 * The space of widgets that are not drawn yet, as CSS: the page does not jump when they are. `ready` is a state of
 * theirs (src/element/define-widget.tsx); engines without such states keep no space.
 * @param withComponents whether for those of React as well, which keep it themselves: how much, on a narrow window.
 */
export const reserveCss = (definitions, withComponents = false) => {
  const reserved = definitions.filter(({ reserve }) => reserve);
  const rule = ({ tag, widget }, blockSize, attributes = []) =>
    `${[
      tag + attributes.map((name) => `[${name}]`).join(''),
      `[data-storefront=${widget}]${attributes.map((name) => `[data-${name}]`).join('')}`,
      ...(withComponents && !attributes.length ? [`[data-storefront-component=${widget}]`] : []),
    ].join()}{--_reserve:${blockSize}}`;
  const rules = (definition, { blockSize, narrow = {}, attributes }) => [
    rule(definition, blockSize, attributes),
    ...Object.entries(narrow)
      .sort(([one], [other]) => other - one)
      .map(([width, narrower]) => `@media(width<${width}px){${rule(definition, narrower, attributes)}}`),
  ];
  return [
    `:is(${reserved.map(({ tag }) => tag)}):not(:state(ready)),[data-storefront]:not(:has(>:state(ready))){display:block;min-block-size:var(--_reserve,0)}`,
    ...reserved.flatMap((definition) =>
      [definition.reserve, ...(definition.reserve.having ?? [])].flatMap((space) => rules(definition, space)),
    ),
  ].join('');
};

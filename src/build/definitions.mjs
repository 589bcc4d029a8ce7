import { readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const src = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The definitions of all widgets, sorted by tag: `src/<name>/<name>.definition.ts`. */
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
    definitions.push({ ...definition, widget: basename(dirname(file)) });
  }
  return definitions.sort((one, other) => (one.tag < other.tag ? -1 : 1));
}

/** The space of widgets that are not there yet, as CSS: the page does not jump when they come. */
export const reserveCss = (definitions) => {
  const selectors = new Map();
  for (const { tag, widget, reserve } of definitions) {
    if (!reserve) continue;
    const add = (declarations, suffix, mark) => {
      const selector = `${tag}${suffix}:not(:defined),[data-storefront=${widget}]${mark}:not(:has(>${tag}:defined))`;
      selectors.set(declarations, [...(selectors.get(declarations) ?? []), selector]);
    };
    add(`display:block;min-block-size:${reserve.blockSize}`, '', '');
    if (reserve.compactBlockSize)
      add(`min-block-size:${reserve.compactBlockSize}`, '[compact]', '[data-compact]');
  }
  return [...selectors].map(([declarations, list]) => `${list}{${declarations}}`).join('');
};

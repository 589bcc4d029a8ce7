import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { withSlashes } from './with-slashes.mjs';

const NOTE = '// Generated from the definitions by `npm run docs`.\n\n';
const REACT = 'src/react';

const camel = (name) => `${name[0].toLowerCase()}${name.slice(1)}`;

/** Returns the module of a widget's React component. */
const componentModule = ({
  widget,
  name,
  exportName,
}) => `${NOTE}import { ${camel(name)}Styles, ${name} as View } from '../${widget}/${name}.js';
import { ${exportName} } from '../${widget}/${widget}.definition.js';
import { createComponent } from './create-component.js';

export const ${name} = /* @__PURE__ */ createComponent(${exportName}, View, ${camel(name)}Styles);
`;

/** Returns the React entry. Each component has its own file, so that a bundler includes only what a page imports. */
const reactEntry = (components) => `${NOTE}/**
 * The widgets as React components, for hosts that use React themselves (contract section 1). \`react\` and \`react-dom\`
 * come from the host. Each component has its own file, so that a bundler includes only what a page imports.
 */

export { configure, store } from '../state/store.js';
${[
  ["export type { WidgetProps } from './create-component.js';", 'create-component'],
  ...components.map(({ widget, name }) => [`export { ${name} } from './${widget}.js';`, widget]),
]
  .sort(([, one], [, other]) => (one < other ? -1 : 1))
  .map(([line]) => line)
  .join('\n')}
`;

/** Returns the names of the details of a widget's events, which its definition exports. */
const detailsOf = ({ widget }) =>
  [
    ...readFileSync(`src/${widget}/${widget}.definition.ts`, 'utf8').matchAll(
      /^export (?:interface|type) (\w+Detail)\b/gm,
    ),
  ]
    .map(([, name]) => name)
    .sort();

/** Returns the module with the details of all widgets' events, which the npm entry exports. */
const detailsModule = (definitions) =>
  `${NOTE}${definitions
    .map((definition) => [definition.widget, detailsOf(definition)])
    .filter(([, names]) => names.length > 0)
    .map(
      ([widget, names]) => `export type { ${names.join(', ')} } from './${widget}/${widget}.definition.js';`,
    )
    .join('\n')}\n`;

/**
 * Returns the sources that are made from the definitions, by path, so that a new widget needs no more than its folder
 * and its line in `widgets.ts`.
 */
export function generatedSources(definitions) {
  // `<storefront-config>` shows nothing. React hosts call `configure()` instead.
  const components = definitions.filter(({ widget }) => widget !== 'config');
  return new Map([
    ...components.map((definition) => [`${REACT}/${definition.widget}.ts`, componentModule(definition)]),
    [`${REACT}/index.ts`, reactEntry(components)],
    ['src/event-details.ts', detailsModule(definitions)],
  ]);
}

/** Returns the paths of generated sources whose widget is gone. */
export function leftoverSources(sources) {
  return readdirSync(REACT)
    .map((file) => withSlashes(`${REACT}/${file}`))
    .filter((path) => !sources.has(path) && readFileSync(path, 'utf8').startsWith(NOTE));
}

/** Returns the paths of the generated sources that aren't as the definitions want them. */
export function staleSources(definitions) {
  const sources = generatedSources(definitions);
  const stale = [...sources].filter(
    ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
  );
  return [...stale.map(([path]) => path), ...leftoverSources(sources)];
}

/** Writes the generated sources, and removes those whose widget is gone. */
export function writeSources(definitions) {
  const sources = generatedSources(definitions);
  // A source that is written anew, though with the same text, makes the last build stale.
  for (const path of staleSources(definitions)) {
    const text = sources.get(path);
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
  }
}

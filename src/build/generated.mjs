import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { withSlashes } from './platform.mjs';
import { doc } from './types/text.mjs';
import { translations, untranslated } from './wordpress/translations.mjs';
import { words } from './wordpress/widgets.mjs';

const NOTE = '// Generated from the definitions by `npm run docs`.\n\n';
const REACT = 'src/react';

/** The longest line that the formatter leaves in one piece. */
const LINE = 110;

const camel = (name) => `${name[0].toLowerCase()}${name.slice(1)}`;

/** Returns the module of a widget's React component. */
const componentModule = ({
  widget,
  name,
  exportName,
}) => `${NOTE}import { ${camel(name)}Styles, ${name} as View } from '../${widget}/${name}.js';
import { ${exportName} } from '../${widget}/${widget}.definition.js';
import { createComponent } from './create-component.js';

export const ${name} = createComponent(${exportName}, View, ${camel(name)}Styles);
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

/** Returns a field with a list of texts, as the formatter writes it. */
function listField(name, texts) {
  const items = texts.map((text) => `'${text}'`);
  const line = `    ${name}: [${items.join(', ')}],`;
  return line.length > LINE
    ? `    ${name}: [\n${items.map((item) => `      ${item},\n`).join('')}    ],`
    : line;
}

/** Returns the module that tells `storefront-widgets check` which widget makes which calls. */
function widgetCallsModule(definitions) {
  const entries = definitions
    .filter(({ widget }) => widget !== 'config')
    .map(({ widget, calls = [], opens = {} }) => {
      const key = widget.includes('-') ? `'${widget}'` : widget;
      return `  ${key}: {\n${listField('calls', calls)}\n${listField('opens', Object.keys(opens))}\n  },\n`;
    });
  return `${NOTE}/** The calls that each widget makes by itself, and the widgets that it opens, which make theirs. */
export const widgetCalls: Readonly<
  Record<string, { readonly calls: readonly string[]; readonly opens: readonly string[] }>
> = {
${entries.join('')}};
`;
}

/** Returns the type of a field that is sent. */
function sentType({ type, values, optional }) {
  const choices = values?.map((value) => (typeof value === 'string' ? `'${value}'` : value));
  const types = choices?.join(' | ') ?? (type === 'integer' ? 'number' : 'string');
  return optional ? `${types} | null | undefined` : types;
}

/** Returns the module with the types of what the calls of the contract send, which the npm entry exports. */
async function callFieldsModule() {
  const { calls } = await tsImport('../contract/calls.ts', import.meta.url);
  const members = calls
    .filter(({ sends }) => sends)
    .map(({ endpoint, summary, sends }) => {
      const fields = Object.entries(sends).map(
        ([name, field]) =>
          `${doc(field.description, '    ')}    readonly ${name}${field.optional ? '?' : ''}: ${sentType(field)};\n`,
      );
      return `${doc(summary, '  ')}  readonly ${endpoint.name}: {\n${fields.join('')}  };\n`;
    });
  return `${NOTE}/** The fields of a call's data, by the call's name. A call that isn't here takes none. */
export interface CallFields {
${members.join('')}}
`;
}

/** Where the handwritten part of the documentation of each element is. */
const pageOf = (widget) => `demo/docs/elements/${widget}.md`;

/** Returns the first version of an element's page. People add what a definition can't say. */
const firstPage = ({ widget, name, tag }) => `# ${words(name)}

<!-- summary: ${widget} -->

\`\`\`html live
<${tag}></${tag}>
\`\`\`

<!-- element: ${widget} -->

## Size

<!-- bytes: ${widget} -->
`;

/**
 * Returns the sources that are made from the definitions, by path, so that a new widget needs no more than its folder
 * and its line in `widgets.ts`.
 */
async function generatedSources(definitions) {
  // `<storefront-config>` shows nothing. React hosts call `configure()` instead.
  const components = definitions.filter(({ widget }) => widget !== 'config');
  const newPages = definitions.filter(({ widget }) => !existsSync(pageOf(widget)));
  return new Map([
    ...components.map((definition) => [`${REACT}/${definition.widget}.ts`, componentModule(definition)]),
    [`${REACT}/index.ts`, reactEntry(components)],
    ['src/event-details.ts', detailsModule(definitions)],
    ['src/contract/widget-calls.ts', widgetCallsModule(definitions)],
    ['src/api/call-fields.ts', await callFieldsModule()],
    ...newPages.map((definition) => [pageOf(definition.widget), firstPage(definition)]),
    ...(await translations(definitions)),
  ]);
}

/** Returns the paths of generated sources whose widget is gone. */
const leftoverSources = (sources) =>
  readdirSync(REACT)
    .map((file) => withSlashes(`${REACT}/${file}`))
    .filter((path) => !sources.has(path) && readFileSync(path, 'utf8').startsWith(NOTE));

const staleAmong = (sources) => [
  ...[...sources]
    .filter(([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text)
    .map(([path]) => path),
  ...leftoverSources(sources),
];

/** Returns the paths of the generated sources that aren't as the definitions want them. */
export const staleSources = async (definitions) => staleAmong(await generatedSources(definitions));

/** Writes the generated sources, and removes those whose widget is gone. */
export async function writeSources(definitions) {
  const sources = await generatedSources(definitions);
  // A source that is written anew, though with the same text, makes the last build stale.
  for (const path of staleAmong(sources)) {
    const text = sources.get(path);
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
  }
}

/** The sections of an element's page that only a person can write. */
const handwritten = ["## Do and don't", '## Accessibility'];

/**
 * Returns what people still have to write before a release, a line each: translations, which are in English until
 * then, and sections of the elements' pages.
 */
export function unfinished(definitions) {
  const pages = definitions
    .filter(({ widget }) => widget !== 'config' && existsSync(pageOf(widget)))
    .flatMap(({ widget }) => {
      const page = readFileSync(pageOf(widget), 'utf8');
      return handwritten
        .filter((heading) => !page.includes(heading))
        .map((heading) => `${pageOf(widget)}: there is no "${heading}"`);
    });
  return [...untranslated(), ...pages];
}

import { readFileSync } from 'node:fs';
import { weigh, withImports } from '../bytes.mjs';

/** Returns text as inline code, also within a table. */
export const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;

/** Returns a Markdown table, empty if there are no rows. The columns named in `figures` are right-aligned. */
export function table(head, rows, figures = []) {
  if (!rows.length) return '';
  const rule = head.map((title) => (figures.includes(title) ? '--:' : '---'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Reads the elements from the built `custom-elements.json`, by the widget's name. */
export function readElements() {
  const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
  return new Map(
    modules.flatMap(({ declarations }) =>
      declarations.map((element) => [element.tagName.replace('storefront-', ''), element]),
    ),
  );
}

/** Formats bytes as kB: `14.9 kB`. */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** Returns the files that a page loads until a widget renders. */
const filesFor = (widget) =>
  new Set([...withImports('storefront.js').add('storefront.css'), ...withImports(`widgets/${widget}.js`)]);

/** Returns how much a page loads until a widget renders, in bytes after Brotli. */
export const entryBytes = (widget) => weigh(filesFor(widget));

const described = (head, entries) =>
  table(
    [head, 'meaning'],
    entries.map(({ name, description }) => [name ? code(name) : '(default)', description]),
  );

const properties = (entries) =>
  table(
    ['custom property', 'default', 'meaning'],
    entries.map(([name, { default: fallback, description }]) => [code(name), fallback, description]),
  );

/** A type with this many characters fits into its column, and stays on one line. */
const SHORT = 20;

/** Keeps a type on one line, if it's short. */
export const onOneLine = (type) => (type.length > SHORT ? type : type.replaceAll(' ', '\u00a0'));

const typeOf = ({ type: { text }, default: fallback }, isConfig) =>
  code(onOneLine(isConfig || fallback !== 'null' ? text.replace(' | null', '') : text));

/** The sentence of a description that tells a default which depends on something else. It belongs in the column of defaults. */
const DEFAULTS_TO = / Defaults to (.+?)\.(?= |$)/;

function defaultOf({ default: fallback, description }, isConfig) {
  if (!isConfig || fallback !== 'null') return code(fallback);
  return DEFAULTS_TO.exec(description)?.[1] ?? 'none';
}

/** Returns the table of attributes, or of the configuration's keys. */
export const attributes = (entries, title, isConfig = false) =>
  table(
    [title, 'type', 'default', 'meaning'],
    entries.map((attribute) => [
      code(attribute.name),
      typeOf(attribute, isConfig),
      defaultOf(attribute, isConfig),
      isConfig ? attribute.description.replace(DEFAULTS_TO, '') : attribute.description,
    ]),
  );

const call = ({ name, parameters = [] }) =>
  code(
    `${name}(${parameters.map((each) => `${each.name}${each.optional ? '?' : ''}: ${each.type.text}`).join(', ')})`,
  );

const methods = (members) =>
  table(
    ['method', 'returns', 'what it does'],
    members
      .filter(({ kind }) => kind === 'method')
      .map((method) => [call(method), code(method.return.type.text), method.description]),
  );

const CANCELABLE = / Cancelable\.$/;

/** The detail whose type depends on what the shopper did. Its guide lists what it can be. */
const TRACK_DETAIL = '[`TrackDetail`](../guides/analytics.md)';

/** Returns the link from another folder to a call's section on the page about the API. */
export const toCall = (name) => `../api.md#${name.toLowerCase()}`;

/** Where the types within details are explained. */
const TYPES = {
  Award: toCall('prizeDraw'),
  Language: '../guides/languages.md#your-own-words',
  UserInfo: toCall('userInfo'),
};

function detailOf({ name, type: { text } }) {
  if (name === 'storefront-track') return TRACK_DETAIL;
  const links = Object.entries(TYPES)
    .filter(([type]) => new RegExp(`\\b${type}\\b`).test(text))
    .map(([type, page]) => `<br>[${code(type)}](${page})`);
  return [code(detailIn(text)), ...links].join('');
}

const detailIn = (text) => text.replace(/^CustomEvent<(.*)>$/, '$1');

const events = (entries) =>
  table(
    ['event and its `detail`', 'cancelable', 'when'],
    entries.map((event) => [
      // A type may be long. Below the name, it leaves room for what the event is about.
      `${code(event.name)}<br>${detailOf(event)}`,
      CANCELABLE.test(event.description) ? 'yes' : 'no',
      event.description.replace(CANCELABLE, ''),
    ]),
  );

/** Returns the custom properties that all widgets have. */
export function commonTokens(elements) {
  const styled = [...elements.values()].map((each) => each.cssProperties).filter((all) => all.length > 0);
  const [first = []] = styled;
  return first.filter(({ name }) => styled.every((all) => all.some((other) => other.name === name)));
}

/** Returns the first method that can be called without arguments, with the id of a button that calls it. */
function buttonFor({ tagName, members }) {
  const method = members.find(
    ({ kind, parameters = [] }) => kind === 'method' && parameters.every((each) => each.optional),
  );
  return method && { name: method.name, id: tagName.replace('storefront', method.name) };
}

/**
 * Returns a script that uses the element: it listens to the first event that has details, or else to the first, and lets
 * the button call its method.
 */
function scriptFor({ tagName, events }, button) {
  const event = events.find(({ type: { text } }) => detailIn(text) !== '{}') ?? events[0];
  return [
    `const element = document.querySelector('${tagName}');`,
    `element?.addEventListener('${event.name}', ({ detail }) => {`,
    '  console.log(detail);',
    '});',
    ...(button
      ? [
          `const button = document.querySelector('#${button.id}');`,
          `button?.addEventListener('click', () => element?.${button.name}());`,
        ]
      : []),
  ].join('\n');
}

/** What a page may want to change about a part. An example shows the first one that its element has. */
const PART_STYLES = {
  button: 'border-radius: 0',
  select: 'border-radius: 0',
  heading: 'text-transform: uppercase',
  base: 'margin-block: 2em',
};

function styleFor({ tagName, cssParts }) {
  const [part, style] = Object.entries(PART_STYLES).find(([each]) =>
    cssParts.some(({ name }) => name === each),
  );
  return `${tagName}::part(${part}) {\n  ${style};\n}`;
}

const fence = (language, text) => `\`\`\`${language}\n${text}\n\`\`\``;

/** Returns an example of what a page can do with an element beyond writing its tag: a script, and a style for a part. */
function example(element) {
  if (!element.events.length) return '';
  const button = buttonFor(element);
  const text = button?.name.replace(/^./, (letter) => letter.toUpperCase());
  return [
    ...(button ? [fence('html', `<button id="${button.id}" type="button">${text}</button>`)] : []),
    fence('ts', scriptFor(element, button)),
    fence('css', styleFor(element)),
  ].join('\n\n');
}

const AS_PROPERTIES =
  'Each is also a property of the same name in camelCase. Set either one, and the view follows.';

/**
 * Returns the part of an element's page that its definition provides: everything except the handwritten text.
 * @param definition the element's definition: its defaults are Markdown, and those of the manifest plain text
 * @param calls the table of its calls
 */
export function elementReference(widget, elements, definition, calls) {
  const element = elements.get(widget);
  if (!element) throw new Error(`There is no widget ${widget}`);
  const common = commonTokens(elements).map(({ name }) => name);
  const attributeTable = attributes(element.attributes, 'attribute');
  const sections = {
    Attributes: attributeTable && `${attributeTable}\n\n${AS_PROPERTIES}`,
    Methods: methods(element.members),
    Events: events(element.events),
    Slots: described('slot', element.slots),
    Parts: described('`::part()`', element.cssParts),
    'Custom properties of its own': properties(
      Object.entries(definition.cssProperties).filter(([name]) => !common.includes(name)),
    ),
    'Calls it makes': calls,
    'In your code': example(element),
  };
  return Object.entries(sections)
    .flatMap(([title, content]) => (content ? [`## ${title}\n\n${content}`] : []))
    .join('\n\n');
}

/** Describes what a page loads for the element. */
export function elementBytes(widget) {
  return `Before it shows, a page loads ${kilobytes(entryBytes(widget))} after Brotli, in ${filesFor(widget).size} files: \`storefront.js\`, \`storefront.css\`, \`widgets/${widget}.js\`, and what they import. Then more follows by itself, such as the code that sends its requests; [the benchmarks](../benchmarks.md#bytes) weigh it, too. Widgets share most of it: a second one on the page adds little. English comes with it; other languages, and what only shows once it's used, load on demand.`;
}

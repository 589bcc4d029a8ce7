/**
 * `npm run docs`: writes the tables of README.md from the definitions, between markers. With `--check` it writes
 * nothing, and fails when the README is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { callText, defaultText, detailText, toAttributeName, typeText } from './attribute-name.mjs';
import { readDefinitions } from './definitions.mjs';
import { withTypes } from './types/with-types.mjs';

const code = (text) => `\`${text.replaceAll('|', '\\|')}\``;

function table(head, rows) {
  if (!rows.length) return '';
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const titled = (title, content) => content && `**${title}**\n\n${content}`;

function element({ tag, summary, attributes, methods, events, parts, slots, cssProperties }, common) {
  const sections = [
    `### \`<${tag}>\``,
    summary,
    titled(
      'Attributes',
      table(
        ['attribute', 'type', 'default', 'meaning'],
        Object.entries(attributes).map(([property, attribute]) => [
          code(toAttributeName(property)),
          code(typeText(attribute)),
          code(defaultText(attribute)),
          attribute.description,
        ]),
      ),
    ),
    titled(
      'Methods',
      table(
        ['method', 'returns', 'what it does'],
        Object.entries(methods).map(([name, method]) => [
          code(callText(name, method)),
          code(method.returns),
          method.description,
        ]),
      ),
    ),
    titled(
      'Events',
      table(
        ['event', '`detail`', 'cancelable', 'when'],
        Object.entries(events).map(([name, { detail, cancelable, description }]) => [
          code(name),
          code(detailText(detail)),
          cancelable ? 'yes' : 'no',
          description,
        ]),
      ),
    ),
    titled(
      'Slots',
      table(
        ['slot', 'content'],
        Object.entries(slots).map(([name, text]) => [name ? code(name) : '(default)', text]),
      ),
    ),
    titled(
      'Parts',
      table(
        ['`::part()`', 'what it is'],
        Object.entries(parts).map(([name, text]) => [code(name), text]),
      ),
    ),
    titled(
      'Custom properties of its own',
      properties(Object.entries(cssProperties).filter(([name]) => !(name in common))),
    ),
  ];
  return sections.filter(Boolean).join('\n\n');
}

const properties = (entries) =>
  table(
    ['custom property', 'default', 'meaning'],
    entries.map(([name, { default: fallback, description }]) => [code(name), fallback, description]),
  );

/** The README with its generated sections as they should be. */
export async function withTables(readme) {
  const definitions = withTypes(await readDefinitions());
  const { tokens } = await tsImport('../ui/tokens.definition.ts', import.meta.url);
  const config = definitions.find(({ widget }) => widget === 'config');
  const sections = {
    config: table(
      ['key', 'type', 'default', 'meaning'],
      Object.entries(config.attributes).map(([property, attribute]) => [
        code(toAttributeName(property)),
        code(typeText(attribute).replace(' | null', '')),
        attribute.default === null ? 'none' : code(defaultText(attribute)),
        attribute.description,
      ]),
    ),
    tokens: properties(Object.entries(tokens)),
    tracks: table(
      ['widget', '`name`', '`params` of its own', 'when the shopper …'],
      definitions.flatMap(({ widget, tracks }) =>
        Object.entries(tracks ?? {}).map(([name, { params, description }]) => [
          code(widget),
          code(name),
          params.map(code).join(', '),
          description,
        ]),
      ),
    ),
    elements: definitions
      .filter((definition) => definition !== config)
      .map((definition) => element(definition, tokens))
      .join('\n\n'),
  };
  return Object.entries(sections).reduce((text, [name, content]) => {
    const marked = new RegExp(`(<!-- ${name}:start -->)[\\s\\S]*?(<!-- ${name}:end -->)`);
    if (!marked.test(text)) throw new Error(`README.md has no place for ${name}`);
    return text.replace(marked, (_, start, end) => `${start}\n\n${content}\n\n${end}`);
  }, readme);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const before = readFileSync('README.md', 'utf8');
  const after = await withTables(before);
  if (process.argv.includes('--check')) {
    if (after !== before) throw new Error('README.md is stale: npm run docs');
  } else writeFileSync('README.md', after);
}

import { tsImport } from 'tsx/esm/api';
import { readDefinitions } from '../definitions.mjs';
import { readStored } from '../stored.mjs';
import { attributes, code, entryBytes, kilobytes, table } from './reference.mjs';

/** Returns the tables that pages ask for by name. */
export async function readTables(elements) {
  const { tokens } = await tsImport('../../ui/tokens.definition.ts', import.meta.url);
  const stored = await readStored();
  const definitions = await readDefinitions();
  const shown = [...elements].filter(([widget]) => widget !== 'config');
  return {
    config: attributes(elements.get('config').attributes, 'key', true),
    sensitive: elements
      .get('config')
      .attributes.filter(({ sensitive }) => sensitive)
      .map(({ name }) => code(name))
      .join(', '),
    stored: table(
      ['name', 'where', 'what it’s for', 'how long', 'with `on-use`, after the shopper'],
      stored.map(({ name, place, purpose, lifetime, after }) => [
        code(name),
        place,
        purpose,
        lifetime,
        after,
      ]),
    ),
    tokens: table(
      ['custom property', 'default', 'meaning'],
      Object.entries(tokens).map(([name, { default: fallback, description }]) => [
        code(name),
        fallback,
        description,
      ]),
    ),
    tracks: table(
      ['widget', '`name`', '`params` of its own', 'what the shopper does'],
      definitions.flatMap(({ widget, tracks }) =>
        Object.entries(tracks ?? {}).map(([name, { params, description }]) => [
          code(widget),
          code(name),
          params.map(code).join(', '),
          description,
        ]),
      ),
    ),
    widgets: table(
      ['element', 'what it is', 'size'],
      shown.map(([widget, { tagName, summary }]) => [
        `[\`<${tagName}>\`](./${widget}.md)`,
        summary,
        kilobytes(entryBytes(widget)),
      ]),
      ['size'],
    ),
  };
}

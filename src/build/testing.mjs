import { resolve } from 'node:path';
import { toAttributeName } from './attribute-name.mjs';

/** The parts of an attribute's definition that decide how it is read. */
const readBy = ({ type, default: value, min, max }) => ({ type, default: value, min, max });

/** Returns what the stubs know of each widget. */
const stubs = (definitions) =>
  definitions.map(({ tag, attributes, methods, events }) => ({
    tag,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([property, definition]) => [
        toAttributeName(property),
        { property, definition: readBy(definition) },
      ]),
    ),
    methods: Object.keys(methods),
    cancelable: Object.keys(events).filter((name) => events[name].cancelable),
  }));

/** Rollup plugin: tells the stubs of the widgets without loading their code (src/testing/elements.d.ts). */
export const stubElements = (definitions) => ({
  name: 'stub-elements',
  resolveId: (id) => (id === 'storefront:elements' ? `\0${id}` : null),
  load: (id) =>
    id === '\0storefront:elements' ? `export const elements = ${JSON.stringify(stubs(definitions))};` : null,
});

/** Rollup plugin: leaves out the server, whose modules of Node's a bundler for pages couldn't resolve. */
export const withoutServer = () => ({
  name: 'without-server',
  resolveId: (id, importer) =>
    id === './listen.js' && importer ? resolve(importer, '../no-listen.ts') : null,
});

import { typeText } from '../attribute-name.mjs';
import { block, doc, eventType, importNamed, methodLines } from './text.mjs';

/** The properties that every HTML element already has. */
const inherited = new Set(['lang', 'dir', 'title', 'hidden']);

export const ownAttributes = ({ attributes }) =>
  Object.entries(attributes).filter(([property]) => !inherited.has(property));

/** Returns the names of a definition's own properties, as a union. */
export const ownNames = (definition) =>
  ownAttributes(definition)
    .map(([property]) => `'${property}'`)
    .join(' | ') || 'never';

/** Returns the name of an element's type: `StorefrontCarSearch`. */
export const elementName = ({ name }) => `Storefront${name}`;

/** Returns `elements.d.ts`: the elements by tag, and their events, for TypeScript without React. */
export const elementTypes = (definitions) => `${importNamed(definitions, './index.js')}
${definitions.map(element).join('\n')}
${doc('Every element by its tag.')}export interface StorefrontElements {
${definitions.map((definition) => `  '${definition.tag}': ${elementName(definition)};`).join('\n')}
}

${doc('Every event by its name.')}export interface StorefrontEvents {
${[...eventsByName(definitions)].map(([name, { description, details }]) => `${doc(description, '  ')}  '${name}': ${eventType(...details)};`).join('\n')}
}

declare global {
  interface HTMLElementTagNameMap extends StorefrontElements {}
  interface GlobalEventHandlersEventMap extends StorefrontEvents {}
}
`;

function element(definition) {
  const fields = ownAttributes(definition).map(
    ([property, attribute]) => `${doc(attribute.description, '  ')}  ${property}: ${typeText(attribute)};`,
  );
  return `${doc(`\`<${definition.tag}>\`: ${definition.summary}`)}export interface ${elementName(definition)} extends HTMLElement ${block([...fields, ...methodLines(definition)])}\n`;
}

/** Collects all events by name. If widgets share a name, the detail is a union of theirs. */
function eventsByName(definitions) {
  const events = new Map();
  for (const [name, { description, detail }] of definitions.flatMap((it) => Object.entries(it.events))) {
    const entry = events.get(name);
    if (!entry) events.set(name, { description, details: [detail] });
    else if (!entry.details.some((it) => it.name === detail.name)) entry.details.push(detail);
  }
  return events;
}

import { typeText } from '../attribute-name.mjs';
import { block, doc, eventType } from './text.mjs';

/** What every HTML element has already. */
const inherited = new Set(['lang', 'dir', 'title', 'hidden']);

export const ownAttributes = ({ attributes }) =>
  Object.entries(attributes).filter(([property]) => !inherited.has(property));

/** The name of an element's type: `StorefrontCarSearch`. */
export const elementName = ({ name }) => `Storefront${name}`;

/** `elements.d.ts`: the elements by their tags, and their events, for whoever writes TypeScript without React. */
export const elementTypes = (definitions) => `${definitions.map(element).join('\n')}
${doc('Every element by its tag.')}export interface StorefrontElements {
${definitions.map((definition) => `  '${definition.tag}': ${elementName(definition)};`).join('\n')}
}

${doc('Every event by its name.')}export interface StorefrontEvents {
${[...eventsByName(definitions)].map(([name, { description, types }]) => `${doc(description, '  ')}  '${name}': ${types.join(' | ')};`).join('\n')}
}

declare global {
  interface HTMLElementTagNameMap extends StorefrontElements {}
  interface GlobalEventHandlersEventMap extends StorefrontEvents {}
}
`;

function element(definition) {
  const methods = Object.entries(definition.methods).map(
    ([name, { description, returns }]) =>
      `${doc(description, '  ')}  ${name}(...values: unknown[]): ${returns};`,
  );
  const fields = ownAttributes(definition).map(
    ([property, attribute]) => `${doc(attribute.description, '  ')}  ${property}: ${typeText(attribute)};`,
  );
  return `${doc(`\`<${definition.tag}>\`: ${definition.summary}`)}export interface ${elementName(definition)} extends HTMLElement ${block([...fields, ...methods])}\n`;
}

/** Where widgets share a name, the detail is that of any of them. */
function eventsByName(definitions) {
  const events = new Map();
  for (const [name, { description, detail }] of definitions.flatMap((it) => Object.entries(it.events))) {
    const type = eventType(detail);
    const known = events.get(name);
    if (!known) events.set(name, { description, types: [type] });
    else if (!known.types.includes(type)) known.types.push(type);
  }
  return events;
}

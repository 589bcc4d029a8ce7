import { toAttributeName } from '../attribute-name.mjs';
import { elementName, ownAttributes } from './elements.mjs';
import { block, doc, eventType, importDetails, templateType } from './text.mjs';

const quoted = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

/** Uses the attribute names: Svelte may set them before an element is defined, when it has no properties yet. */
function attributes(definition) {
  const { name, events } = definition;
  const own = ownAttributes(definition).map(([property, attribute]) => [
    toAttributeName(property),
    attribute,
  ]);
  const fields = own.map(
    ([attribute, it]) =>
      `${doc(it.description, '  ')}  ${quoted(attribute)}?: ${templateType(it)} | undefined;`,
  );
  const handlers = Object.entries(events).map(
    ([event, { description, detail }]) =>
      `${doc(description, '  ')}  'on${event}'?: ((event: ${eventType(detail)}) => void) | undefined;`,
  );
  const names = own.map(([attribute]) => `'${attribute}'`).join(' | ') || 'never';
  return `interface ${name}Attributes extends Omit<HTMLAttributes<${elementName(definition)}>, ${names}> ${block([...fields, ...handlers])}
`;
}

/** Returns `svelte.d.ts`: the tags in Svelte components, for `import 'storefront-widgets/svelte'`. */
export const svelteTypes = (definitions) => `import type { HTMLAttributes } from 'svelte/elements';
import type { ${definitions.map(elementName).join(', ')} } from './elements.js';
${importDetails(definitions, './index.js')}
${definitions.map(attributes).join('\n')}
declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${definitions.map(({ tag, name }) => `    '${tag}': ${name}Attributes;`).join('\n')}
  }
}
`;

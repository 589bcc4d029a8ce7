import { toAttributeName, typeText } from '../attribute-name.mjs';
import { elementName, ownAttributes } from './elements.mjs';
import { doc, eventType, importDetails } from './text.mjs';

const props = (definition) => {
  const own = ownAttributes(definition).flatMap(([property, attribute]) =>
    namesOf(property).map(
      (name) => `${doc(attribute.description, '  ')}  ${name}?: ${typeText(attribute)} | undefined;`,
    ),
  );
  const handlers = Object.entries(definition.events).map(
    ([event, { description, detail }]) =>
      `${doc(`${description} Needs React 19.`, '  ')}  'on${event}'?: ((event: ${eventType(detail)}) => void) | undefined;`,
  );
  return `interface ${definition.name}Attributes extends Omit<HTMLAttributes<${elementName(definition)}>, ${ownNames(definition)}>, ClassAttributes<${elementName(definition)}> {
  /** React 18 knows no other name for it on custom elements. */
  class?: string | undefined;
${[...own, ...handlers].join('\n')}
}
`;
};

/** The property, and the attribute where that has another name: React 18 sets attributes alone. */
const namesOf = (property) => {
  const name = toAttributeName(property);
  return name === property ? [name] : [property, `'${name}'`];
};

const ownNames = (definition) => {
  const names = ownAttributes(definition).map(([property]) => `'${property}'`);
  return names.length ? names.join(' | ') : 'never';
};

/** `jsx.d.ts`: the tags in JSX, by `import 'storefront-widgets/jsx'`. React 18 and 19 both read `React.JSX`. */
export const jsxTypes = (definitions) => `import type { ClassAttributes, HTMLAttributes } from 'react';
import type { ${definitions.map(elementName).join(', ')} } from './elements.js';
${importDetails(definitions, './index.js')}
${definitions.map(props).join('\n')}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${definitions.map(({ tag, name }) => `      '${tag}': ${name}Attributes;`).join('\n')}
    }
  }
}
`;

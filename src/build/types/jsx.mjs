import { toAttributeName, typeText } from '../attribute-name.mjs';
import { elementName, ownAttributes, ownNames } from './elements.mjs';
import { doc, eventType, importDetails } from './text.mjs';

/** The end of a handler's comment. https://github.com/facebook/react/issues/35446 */
const listening =
  'Needs React 19, which does not listen on an element that it hydrates: there, add the listener in a `ref`.';

const props = (definition) => {
  const own = ownAttributes(definition).flatMap(([property, attribute]) =>
    namesOf(property).map(
      ({ name, note }) =>
        `${doc(attribute.description + note, '  ')}  ${name}?: ${typeText(attribute)} | undefined;`,
    ),
  );
  const handlers = Object.entries(definition.events).map(
    ([event, { description, detail }]) =>
      `${doc(`${description} ${listening}`, '  ')}  'on${event}'?: ((event: ${eventType(detail)}) => void) | undefined;`,
  );
  return `interface ${definition.name}Attributes extends Omit<HTMLAttributes<${elementName(definition)}>, ${ownNames(definition)}>, ClassAttributes<${elementName(definition)}> {
  /** React 18 knows no other name for it on custom elements. */
  class?: string | undefined;
${[...own, ...handlers].join('\n')}
}
`;
};

/**
 * Returns the property, and the attribute if it has another name. React 18 only sets attributes, as does React 19 on a
 * server and before the element is defined.
 */
const namesOf = (property) => {
  const name = toAttributeName(property);
  if (name === property) return [{ name, note: '' }];
  const note = ` React sets it on an element that is defined; \`${name}\` at any time.`;
  return [
    { name: property, note },
    { name: `'${name}'`, note: '' },
  ];
};

/** Returns `jsx.d.ts`: the tags in JSX, for `import 'storefront-widgets/jsx'`. React 18 and 19 read `React.JSX`. */
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

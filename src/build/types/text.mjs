import { callText, typeText } from '../attribute-name.mjs';

/** Returns a doc comment that editors show. */
export const doc = (text, indent = '') => `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n`;

/** Returns the type of an attribute in a template, where a number may be written as text: `offset="200"`. */
export const templateType = (attribute) => typeText(attribute).replace(/\bnumber\b/, 'number | `$${number}`');

/** Returns a block of lines in braces. */
export const block = (lines) => (lines.length ? `{\n${lines.join('\n')}\n}` : '{}');

/** Returns the type of an event with one of several details. */
export const eventType = (...details) => `CustomEvent<${details.map(({ name }) => name).join(' | ')}>`;

/** Returns the methods of a definition as members of an interface. */
export const methodLines = ({ methods }) =>
  Object.entries(methods).map(
    ([name, method]) => `${doc(method.description, '  ')}  ${callText(name, method)}: ${method.returns};`,
  );

const detailNames = ({ events }) => Object.values(events).map(({ detail }) => detail.name);
const methodNames = ({ methods }) => Object.values(methods).flatMap(({ names }) => names);

/** Returns an import of the types that the events of some definitions name. */
export const importDetails = (definitions, from) => importTypes(definitions.flatMap(detailNames), from);

/** Returns an import of the types that the events and methods of some definitions name. */
export const importNamed = (definitions, from) =>
  importTypes(
    definitions.flatMap((definition) => [...detailNames(definition), ...methodNames(definition)]),
    from,
  );

const importTypes = (names, from) =>
  `import type { ${[...new Set(names)].sort().join(', ')} } from '${from}';\n`;

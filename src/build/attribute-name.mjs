/** Returns the attribute name of a property: `searchValue` → `search-value`. */
export const toAttributeName = (property) =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the TypeScript type of an attribute's property as text. */
export const typeText = ({ type, default: fallback }) => {
  if (Array.isArray(type)) return type.map((word) => `'${word}'`).join(' | ');
  if (type === 'json') return 'unknown';
  return fallback === null ? `${type} | null` : type;
};

/** Returns the default of an attribute as text. */
export const defaultText = ({ type, default: fallback }) =>
  type === 'boolean' ? 'false' : JSON.stringify(fallback);

const fieldText = ({ name, isOptional, type }) => `${name}${isOptional ? '?' : ''}: ${type}`;

/** Returns the own fields of an event's detail as the text of a type. */
export const detailText = ({ fields }) => (fields.length ? `{ ${fields.map(fieldText).join('; ')} }` : '{}');

/** Returns a method with its parameters as text: `show(view?: string)`. */
export const callText = (name, { parameters }) => `${name}(${parameters.map(fieldText).join(', ')})`;

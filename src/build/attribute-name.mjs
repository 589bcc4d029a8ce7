/** `searchValue` → `search-value`. */
export const toAttributeName = (property) =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The TypeScript type of an attribute's property, as text. */
export const typeText = ({ type, default: fallback }) => {
  if (Array.isArray(type)) return type.map((word) => `'${word}'`).join(' | ');
  if (type === 'json') return 'unknown';
  return fallback === null ? `${type} | null` : type;
};

/** The default of an attribute, as text. */
export const defaultText = ({ type, default: fallback }) =>
  type === 'boolean' ? 'false' : JSON.stringify(fallback);

/** The detail of an event, as the text of a type. */
export const detailText = (detail) => {
  const fields = Object.entries(detail).map(([name, type]) => `${name}: ${type}`);
  return fields.length ? `{ ${fields.join('; ')} }` : '{}';
};

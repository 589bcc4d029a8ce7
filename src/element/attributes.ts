import { sharedOnPage } from '../page/page-record.js';
import type { AttributeDefinition } from './definition.js';

/** The texts of the warnings, for all copies on the page. */
const warned = () => sharedOnPage('warned', () => new Set<string>());

/** Warns the page's author about a mistake in the console, once for each text. */
export function warnOnce(text: string): void {
  if (warned().has(text)) return;
  warned().add(text);
  console.warn(`[storefront-widgets] ${text}`);
}

/** Returns a property's value for when none was set, or the one that was set is invalid. */
export function defaultOf(definition: AttributeDefinition): unknown {
  return definition.type === 'boolean' ? false : (definition.default ?? null);
}

/**
 * Converts an attribute's text to the value of its property.
 * @param text null when the attribute is absent.
 * @returns The value, or the documented default after one warning if the text is invalid.
 */
export function parseAttribute(definition: AttributeDefinition, name: string, text: string | null): unknown {
  if (definition.type === 'boolean') return text !== null;
  if (definition.type !== 'json' || text === null) return toValue(definition, name, text);
  try {
    return JSON.parse(text);
  } catch {
    return refuse(definition, name, text, 'JSON');
  }
}

/**
 * Converts a value that was set as a property to the type in the definition.
 * @returns The value, or the documented default: silently for null and undefined, after one warning otherwise.
 */
export function toValue(definition: AttributeDefinition, name: string, value: unknown): unknown {
  const { type } = definition;
  if (type === 'boolean') return Boolean(value);
  if (value === null || value === undefined) return defaultOf(definition);
  if (type === 'json') return isData(value) ? value : refuse(definition, name, typeof value, 'JSON');
  const text = toText(value);
  if (text === null) return refuse(definition, name, typeof value, 'a text');
  if (type === 'string') {
    const { pattern, expected = pattern } = definition;
    if (!pattern || new RegExp(`^(?:${pattern})$`).test(text)) return text;
    return refuse(definition, name, text, expected ?? pattern);
  }
  if (type === 'number') {
    const number = text.trim() ? Number(text) : Number.NaN; // Number('') is 0
    if (!Number.isFinite(number)) return refuse(definition, name, text, 'a number');
    return Math.min(Math.max(number, definition.min ?? -Infinity), definition.max ?? Infinity);
  }
  return type.includes(text) ? text : refuse(definition, name, text, `one of ${type.join(', ')}`);
}

/** Converts a value to text. Returns null if that fails, as for a symbol or an object without a prototype. */
function toText(value: unknown): string | null {
  try {
    return typeof value === 'symbol' ? null : String(value);
  } catch {
    return null;
  }
}

const isData = (value: unknown): boolean => typeof value !== 'symbol' && typeof value !== 'function';

function refuse(definition: AttributeDefinition, name: string, text: string, expected: string): unknown {
  warnOnce(`${name}="${text}" is not ${expected}; the default is used.`);
  return defaultOf(definition);
}

/** Sets a property again that was set before the class was defined. Otherwise, it would hide the accessor. */
export function restoreEarlyValue(element: HTMLElement, property: string): void {
  if (!Object.hasOwn(element, property)) return;
  const value: unknown = Reflect.get(element, property);
  Reflect.deleteProperty(element, property);
  Reflect.set(element, property, value);
}

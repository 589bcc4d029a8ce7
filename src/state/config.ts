import { isColor } from '../page/color.js';
import { type Language, toLanguage } from '../page/locale.js';
import { type OwnTexts, setOwnTexts } from '../page/own-texts.js';
import { pageRecord, sharedOnPage } from '../page/page-record.js';
import { safeUrl } from '../page/safe-url.js';
import { type ConfigKey, configDefinition } from './config.definition.js';
import type { StorageMode } from './storage.js';

interface ConfigTypes {
  /** http(s). */
  url: string;
  /** http(s), mailto or tel. */
  link: string;
  string: string;
  boolean: boolean;
  color: string;
  language: Language;
  milliseconds: number;
  analytics: 'data-layer';
  consent: 'granted' | 'denied';
  storage: StorageMode;
  /** Separated by spaces. A `*` at the end of a name matches anything. */
  names: string;
}

type Definition = typeof configDefinition;

/** The shop's page on any network, such as `socialTiktok`. The definition lists only the best-known ones. */
type Social = `social${string}`;

/** The configuration in effect (contract section 1). */
export type Config = {
  readonly [K in ConfigKey]: Definition[K]['default'] extends null
    ? ConfigTypes[Definition[K]['type']] | null
    : ConfigTypes[Definition[K]['type']];
} & {
  /** Call name → path, for a server whose paths differ from contract section 4. */
  readonly endpoints: Readonly<Record<string, string>>;
  /** The page's own texts, by language, widget, and text key. */
  readonly messages: OwnTexts;
} & { readonly [K in Social]?: string | null };

/** The input of `configure()`. */
export type ConfigInput = {
  readonly [K in ConfigKey | 'endpoints' | 'messages']?: Config[K] | null | undefined;
} & { readonly [K in Social]?: unknown };

type AnyType = keyof ConfigTypes | 'paths' | 'texts';

interface AnyDefinition {
  readonly type: AnyType;
  readonly default: unknown;
  readonly sensitive?: boolean;
}

const definitions: Readonly<Record<string, AnyDefinition>> = {
  ...configDefinition,
  endpoints: { type: 'paths', default: {}, sensitive: true },
  messages: { type: 'texts', default: {} },
};

/** The keys that decide where secrets go or which scripts run (contract section 1). */
const sensitiveKeys = Object.keys(definitions).filter((key) => definitions[key]?.sensitive);

/** The configuration before anything has been set. */
export const defaultConfig = Object.fromEntries(
  Object.entries(definitions).map(([key, definition]) => [key, definition.default ?? null]),
) as unknown as Config; // built from the definition that the type is derived from

/**
 * Returns the valid values of an input. An invalid value is left out, with one warning that names the key. An unknown
 * key is ignored. Null and undefined restore the default.
 * @param values property values, or attribute texts.
 */
function readConfig(values: Readonly<Record<string, unknown>>): Partial<Config> {
  const valid: Record<string, unknown> = {};
  // Messages come first, because they may add the language that's configured along with them.
  const texts = 'messages' in values ? { messages: values.messages } : {};
  for (const [key, rawValue] of Object.entries({ ...texts, ...values })) {
    const definedKey = /^social[A-Z]/.test(key) ? 'socialX' : key;
    const definition = Object.hasOwn(definitions, definedKey) && definitions[definedKey];
    if (!definition) continue;
    const isSet = rawValue !== null && rawValue !== undefined;
    const value = isSet ? read(definition.type, rawValue) : (definition.default ?? null);
    if (isSet && (value === null || value === '')) warn(key);
    else valid[key] = value;
    if (definition.type === 'texts' && value !== null) setOwnTexts(value as OwnTexts); // checked by `readTexts`
  }
  return valid as Partial<Config>; // each value was read by the reader of its key's type
}

const warn = (key: string): void =>
  console.warn(`[storefront-widgets] The configuration's "${key}" is not valid: it is ignored.`);

function read(type: AnyType, input: NonNullable<unknown>): unknown {
  if (type === 'texts') return readTexts(input);
  if (type === 'paths') return typeof input === 'object' ? readPaths(input) : null;
  const isText = ['string', 'number', 'boolean'].includes(typeof input);
  return isText ? readers[type](String(input).trim()) : null;
}

/** Reads the page's own texts. A language is a plain code of two or three letters: `de`, not `de-AT`. */
function readTexts(input: NonNullable<unknown>): OwnTexts | null {
  if (typeof input !== 'object') return null;
  const isGroup = (value: unknown) => typeof value === 'object' && value !== null;
  const valid = Object.entries(input).filter(
    ([language, widgets]) =>
      (/^[a-z]{2,3}$/.test(language) && isGroup(widgets) && Object.values(widgets).every(isGroup)) ||
      warn(`messages.${language}`),
  );
  return Object.fromEntries(valid);
}

/** Reads the paths that are appended to the API's base URL. None of them may lead to another host. */
const readPaths = (paths: object): object =>
  Object.fromEntries(
    Object.entries(paths).filter(
      ([call, path]) =>
        /^\/(?![/\\\s])/.test(typeof path === 'string' ? path : '') || warn(`endpoints.${call}`),
    ),
  );

/** The readers of the types. They return null or an empty string for an invalid text. */
const readers: { readonly [T in keyof ConfigTypes]: (text: string) => ConfigTypes[T] | null } = {
  url: (text) => (/^http/.test(safeUrl(text) ?? '') ? text : null),
  link: (text) => safeUrl(text) && text,
  string: (text) => text,
  boolean: (text) => text === '' || text === 'true' || (text === 'false' ? false : null),
  color: (text) => (isColor(text) ? text : null),
  language: toLanguage,
  milliseconds: (text) => (Number(text) > 0 && Number(text) < 2 ** 31 ? Number(text) : null),
  analytics: (text) => (text === 'data-layer' ? text : null),
  consent: (text) => (text === 'granted' || text === 'denied' ? text : null),
  storage: (text) => (text === 'always' || text === 'on-use' || text === 'never' ? text : null),
  names: (text) => (/^([\w.~-]+\*?(\s+|$))+$/.test(text) ? text : null),
};

/** Where configuration comes from: `configure()`, the loader's tag, or `<storefront-config>`. */
export type ConfigSource = 'call' | 'tag' | 'element';

type Values = Record<string, unknown>;

/** What each source has set, for all copies on the page. The store is created with the tags' values. */
export const configSources = sharedOnPage('configSources', () => ({
  call: {} as Values,
  tag: Object.assign({}, ...(pageRecord.scripts ?? []).map(readConfig)) as Values,
  element: {} as Values,
  warned: new Set<string>(),
}));

/** The sources of a sensitive key, from the one that wins. For other keys, the latest one wins. */
const order = ['call', 'tag', 'element'] as const;

/**
 * Records what a source sets, and returns what takes effect.
 *
 * Markup that an author may write must not move a page's passwords elsewhere or run scripts (contract section 1). So
 * for the sensitive keys, `configure()` wins over the loader's tag, and `<storefront-config>` only fills in what both
 * left out. `configure()` with null takes back what it and the elements have set.
 */
export function applyConfig(source: ConfigSource, input: ConfigInput): Partial<Config> {
  const values = input as Values; // any key, with any value
  const valid: Values = { ...readConfig(values) };
  for (const key of sensitiveKeys.filter((each) => Object.hasOwn(valid, each))) {
    if (values[key] !== null && values[key] !== undefined) configSources[source][key] = valid[key];
    else {
      delete configSources[source][key];
      if (source === 'call') delete configSources.element[key];
    }
    const winner = order.find((each) => Object.hasOwn(configSources[each], key));
    valid[key] = (winner ? configSources[winner] : (defaultConfig as Values))[key];
    if (winner) warnOfDisagreement(key, winner);
  }
  return valid as Partial<Config>; // as `readConfig` returned it, but for values that were valid before
}

/** Warns, once, if a `<storefront-config>` wants something else for a sensitive key than what is in effect. */
function warnOfDisagreement(key: string, winner: ConfigSource): void {
  const { element, warned } = configSources;
  const value = configSources[winner][key];
  if (!Object.hasOwn(element, key) || element[key] === value) return;
  const wish = `<storefront-config> cannot change "${key}" to "${element[key]}"`;
  if (warned.has(wish)) return;
  warned.add(wish);
  const by = winner === 'tag' ? 'the loader’s tag' : 'configure()';
  console.warn(`[storefront-widgets] ${wish}: ${by} says "${value}".`);
}

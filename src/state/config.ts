import { type Language, toLanguage } from '../i18n/locale.js';
import { type OwnTexts, setOwnTexts } from '../i18n/own-texts.js';
import { safeUrl } from '../navigation/safe-url.js';
import { type ConfigKey, configDefinition } from './config.definition.js';

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
  /** With spaces between them; `*` at the end of one stands for whatever follows. */
  names: string;
}

type Definition = typeof configDefinition;

/** The shop on any network, such as `socialTiktok`; the definition names the best known alone. */
type Social = `social${string}`;

/** The configuration in force (contract section 1). */
export type Config = {
  readonly [K in ConfigKey]: Definition[K]['default'] extends null
    ? ConfigTypes[Definition[K]['type']] | null
    : ConfigTypes[Definition[K]['type']];
} & {
  /** Call name → path, for a server that differs from contract section 4. */
  readonly endpoints: Readonly<Record<string, string>>;
  /** Texts of the page's own: by language, by widget, by the key of the text. */
  readonly messages: OwnTexts;
} & { readonly [K in Social]?: string | null };

/** What `configure()` takes. */
export type ConfigInput = {
  readonly [K in ConfigKey | 'endpoints' | 'messages']?: Config[K] | null | undefined;
} & { readonly [K in Social]?: unknown };

type AnyType = keyof ConfigTypes | 'paths' | 'texts';

const definitions: Readonly<Record<string, { readonly type: AnyType; readonly default: unknown }>> = {
  ...configDefinition,
  endpoints: { type: 'paths', default: {} },
  messages: { type: 'texts', default: {} },
};

/** The configuration before anybody set anything. */
export const defaultConfig = Object.fromEntries(
  Object.entries(definitions).map(([key, definition]) => [key, definition.default ?? null]),
) as unknown as Config; // built from the definition that the type is derived from

/**
 * The valid values of an input. One that is not valid is left out, with one warning that names the key; an unknown
 * key is ignored. Null and undefined restore the default.
 * @param values property values, or texts of attributes.
 */
export function readConfig(values: Readonly<Record<string, unknown>>): Partial<Config> {
  const valid: Record<string, unknown> = {};
  // The texts first: they may bring the language that is configured with them.
  const texts = 'messages' in values ? { messages: values.messages } : {};
  for (const [key, given] of Object.entries({ ...texts, ...values })) {
    const known = /^social[A-Z]/.test(key) ? 'socialX' : key;
    const definition = Object.hasOwn(definitions, known) && definitions[known];
    if (!definition) continue;
    const isSet = given !== null && given !== undefined;
    const value = isSet ? read(definition.type, given) : (definition.default ?? null);
    if (isSet && (value === null || value === '')) warn(key);
    else valid[key] = value;
    if (definition.type === 'texts' && value !== null) setOwnTexts(value as OwnTexts); // read by `readTexts`
  }
  return valid as Partial<Config>; // each value was read by the reader of its key's type
}

const warn = (key: string): void =>
  console.warn(`[storefront-widgets] The configuration's "${key}" is not valid: it is ignored.`);

function read(type: AnyType, given: NonNullable<unknown>): unknown {
  if (type === 'texts') return readTexts(given);
  if (type === 'paths') return typeof given === 'object' ? readPaths(given) : null;
  const isText = ['string', 'number', 'boolean'].includes(typeof given);
  return isText ? readers[type](String(given).trim()) : null;
}

/** A language is a plain one of two or three letters: `de`, not `de-AT`. */
function readTexts(given: NonNullable<unknown>): OwnTexts | null {
  if (typeof given !== 'object') return null;
  const isGroup = (value: unknown) => typeof value === 'object' && value !== null;
  const valid = Object.entries(given).filter(
    ([language, widgets]) =>
      (/^[a-z]{2,3}$/.test(language) && isGroup(widgets) && Object.values(widgets).every(isGroup)) ||
      warn(`messages.${language}`),
  );
  return Object.fromEntries(valid);
}

/** The paths that are put behind the API's base URL: none may reach another host. */
const readPaths = (paths: object): object =>
  Object.fromEntries(
    Object.entries(paths).filter(
      ([call, path]) =>
        /^\/(?![/\\\s])/.test(typeof path === 'string' ? path : '') || warn(`endpoints.${call}`),
    ),
  );

/** Colours are told as `#rgb` or `#rrggbb`, so that a readable colour for the text on them can be worked out. */
export const isColor = (text: string): boolean => /^#([\da-f]{3}|[\da-f]{6})$/i.test(text);

/** What is not valid is null, or empty. */
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
  names: (text) => (/^([\w.~-]+\*?(\s+|$))+$/.test(text) ? text : null),
};

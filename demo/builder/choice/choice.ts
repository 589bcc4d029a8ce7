import { type Catalog, FILES, type Field, type Widget } from '../catalog/catalog.js';

export const KINDS = [
  'html',
  'strict',
  'react',
  'next',
  'vue',
  'wordpress',
  'site-builders',
  'tag-manager',
] as const;
export type Kind = (typeof KINDS)[number];

const views = {
  /** The host page. */
  page: ['plain', 'loud', 'narrow'],
  width: ['wide', 'phone'],
  dir: ['ltr', 'rtl'],
  scheme: ['light', 'dark'],
  /** The speed of the network. `off` means no JavaScript. */
  speed: ['fast', 'slow', 'off'],
  /** The kind of snippet to show. */
  code: KINDS,
} as const;

/** How the preview and the code are shown. */
export type View = { -readonly [K in keyof typeof views]: (typeof views)[K][number] };

/** The options for each part of the view. The first one is the default. */
export const VIEWS: { readonly [K in keyof View]: readonly View[K][] } = views;

/** The value of a field's controls: a text, whether a box is checked, or the words that are checked. */
export type Value = string | boolean | readonly string[] | undefined;
export type Values = Record<string, Value>;

/** Everything the form contains. */
export interface Choice {
  /** The widget's id. */
  widget: string;
  attributes: Values;
  /** By name; `files` is the URL of the page's own copy of the widgets' files. */
  settings: Values;
  /** CSS custom properties. */
  theme: Record<string, string | undefined>;
  /** The page's own texts, by language and then by key. */
  texts: Record<string, Record<string, string | undefined>>;
  /** Whether to include a plain form for visitors without JavaScript. */
  form: boolean;
  view: View;
}

/**
 * The view that the builder begins with. On a phone, it's a phone's: a desktop's would be too small to read there.
 * @param dir the builder's own text direction
 */
export const firstView = (dir: View['dir'] = views.dir[0]): View => ({
  page: views.page[0],
  width: globalThis.innerWidth < 640 ? 'phone' : views.width[0],
  dir,
  scheme: views.scheme[0],
  speed: views.speed[0],
  code: KINDS[0],
});

export const firstChoice = (widget = 'car-search'): Choice => ({
  widget,
  attributes: {},
  settings: {},
  theme: {},
  texts: {},
  form: false,
  view: firstView(),
});

/** A problem with a typed value. */
type Problem = 'url' | 'color' | 'number' | 'date' | 'word' | 'css';

const isUrl = (text: string): boolean => {
  // A URL within the site can start with a slash.
  if (/^\/(?![/\\])/.test(text)) return true;
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
};

const isNumber = (text: string, { min = -Infinity, max = Infinity }: Field): boolean =>
  text.trim() !== '' && Number(text) >= min && Number(text) <= max;

/** Returns the problem with a field's text, or null if it is valid or empty. */
export function problemOf(field: Field, text: string): Problem | null {
  if (text === '') return null;
  const { kind, words, pattern } = field;
  if (kind === 'url') return isUrl(text) ? null : 'url';
  if (kind === 'color') return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text) ? null : 'color';
  if (kind === 'number') return isNumber(text, field) ? null : 'number';
  if (kind === 'date-time') return isNumber(text, field) ? null : 'date';
  // The words of a form are chosen from a list, so only its number can be wrong.
  if (kind === 'pattern') return new RegExp(`^(?:${pattern})$`).test(text) ? null : 'number';
  if (kind === 'choice' && !words.includes(text)) return 'word';
  if (kind === 'words' && !text.split(' ').every((word) => words.includes(word))) return 'word';
  return null;
}

/** Checks that a CSS value is safe to insert into a rule. */
export const cssProblem = (text: string): Problem | null => (/[;{}<>\\]|\/\*/.test(text) ? 'css' : null);

/** Returns the attribute's value: true for a boolean attribute that is on, null for no attribute. */
function attributeValue(field: Field, value: Value): string | true | null {
  if (field.kind === 'boolean') return value === true ? true : null;
  const text = Array.isArray(value) ? value.join(' ') : String(value || '').trim();
  if (text === '' || text === field.fallback || problemOf(field, text)) return null;
  return text;
}

export type Attributes = readonly (readonly [name: string, value: string | true])[];

/** The choice as it gets embedded, without defaults and invalid values. */
export interface Embed {
  readonly widget: Widget;
  readonly attributes: Attributes;
  readonly settings: Attributes;
  /** Where the page hosts the widgets' files, if that's chosen. */
  readonly files: string | null;
  /** The settings for the preview, which always uses the builder's own API and loads no scripts from elsewhere. */
  readonly previewSettings: Attributes;
  readonly theme: readonly (readonly [property: string, value: string])[];
  /** The texts by language, widget, and key, in the form that the configuration takes. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  readonly form: boolean;
}

const attributesOf = (fields: readonly Field[], values: Values): Attributes =>
  fields.flatMap((field) => {
    const value = attributeValue(field, values[field.name]);
    return value === null ? [] : [[field.name, value] as const];
  });

const isFilled = (pair: readonly [string, string | undefined]): pair is [string, string] => Boolean(pair[1]);

/** @param choice if its widget isn't in the catalog, the catalog's first widget is used instead */
export function embedOf({ widgets, settings }: Catalog, choice: Choice): Embed {
  const widget = widgets.find(({ id }) => id === choice.widget) ?? widgets[0];
  if (!widget) throw new Error('custom-elements.json has no widgets');
  const texts = Object.entries(choice.texts).flatMap(([lang, own]) => {
    const filled = Object.entries(own)
      .filter(isFilled)
      .filter(([key]) => Object.hasOwn(widget.messages, key));
    return filled.length > 0 ? [[lang, { [widget.id]: Object.fromEntries(filled) }] as const] : [];
  });
  return {
    widget,
    attributes: attributesOf(widget.fields, choice.attributes),
    settings: attributesOf(settings, choice.settings),
    files: attributeValue(FILES, choice.settings.files) as string | null, // true is only for booleans
    previewSettings: attributesOf(
      settings.filter(({ isSensitive }) => !isSensitive),
      choice.settings,
    ),
    theme: Object.entries(choice.theme)
      .filter(isFilled)
      .filter(([name, value]) => widget.tokens.some((token) => token.name === name) && !cssProblem(value)),
    texts: Object.fromEntries(texts),
    form: choice.form && widget.takesForm,
  };
}

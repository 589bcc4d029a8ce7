import type { Catalog, Field, Widget } from '../catalog/catalog.js';

export const KINDS = ['html', 'strict', 'react', 'next', 'vue', 'wordpress', 'tag-manager'] as const;
export type Kind = (typeof KINDS)[number];

const views = {
  /** The host page. */
  page: ['plain', 'loud', 'narrow'],
  width: ['wide', 'phone'],
  dir: ['ltr', 'rtl'],
  scheme: ['light', 'dark'],
  /** Of the network; `off` is without JavaScript. */
  speed: ['fast', 'slow', 'off'],
  /** The snippet that is shown. */
  code: KINDS,
} as const;

/** How the choice is looked at. */
export type View = { -readonly [K in keyof typeof views]: (typeof views)[K][number] };

/** What can be chosen of each part of the view; the first is what is shown at first. */
export const VIEWS: { readonly [K in keyof View]: readonly View[K][] } = views;

/** What stands in the controls of a field: the names of what is ticked, or a text. */
export type Value = string | boolean | readonly string[] | undefined;
export type Values = Record<string, Value>;

/** All that stands in the form. */
export interface Choice {
  /** The widget's id. */
  widget: string;
  attributes: Values;
  settings: Values;
  /** Custom properties of CSS. */
  theme: Record<string, string | undefined>;
  /** By language, then by the key of the text. */
  texts: Record<string, Record<string, string | undefined>>;
  /** Whether there is a plain form for visitors without JavaScript. */
  form: boolean;
  view: View;
}

/** @param dir in which the builder itself reads */
export const firstView = (dir: View['dir'] = views.dir[0]): View => ({
  page: views.page[0],
  width: views.width[0],
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

/** What is wrong with what was typed. */
type Problem = 'url' | 'color' | 'number' | 'word' | 'css';

const isUrl = (text: string): boolean => {
  // An address within the site may begin with a slash.
  if (/^\/(?![/\\])/.test(text)) return true;
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
};

const isNumber = (text: string, { min = -Infinity, max = Infinity }: Field): boolean =>
  text.trim() !== '' && Number(text) >= min && Number(text) <= max;

/** What is wrong with a field's text; null for one that is empty. */
export function problemOf(field: Field, text: string): Problem | null {
  if (text === '') return null;
  const { kind, words } = field;
  if (kind === 'url') return isUrl(text) ? null : 'url';
  if (kind === 'color') return /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text) ? null : 'color';
  if (kind === 'number' || kind === 'date-time') return isNumber(text, field) ? null : 'number';
  if (kind === 'choice' && !words.includes(text)) return 'word';
  if (kind === 'words' && !text.split(' ').every((word) => words.includes(word))) return 'word';
  return null;
}

/** Whether a value of CSS can be taken into a rule as it is. */
export const cssProblem = (text: string): Problem | null => (/[;{}<>\\]|\/\*/.test(text) ? 'css' : null);

/** A value as the attribute has it: true for one without a text, null for none. */
function attributeValue(field: Field, value: Value): string | true | null {
  if (field.kind === 'boolean') return value === true ? true : null;
  const text = Array.isArray(value) ? value.join(' ') : String(value || '').trim();
  if (text === '' || text === field.fallback || problemOf(field, text)) return null;
  return text;
}

export type Attributes = readonly (readonly [name: string, value: string | true])[];

/** The choice as it is embedded: what is the default, or not valid, is left out. */
export interface Embed {
  readonly widget: Widget;
  readonly attributes: Attributes;
  readonly settings: Attributes;
  readonly theme: readonly (readonly [property: string, value: string])[];
  /** By language, by widget, by key, as the configuration takes them. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
  readonly form: boolean;
}

const attributesOf = (fields: readonly Field[], values: Values): Attributes =>
  fields.flatMap((field) => {
    const value = attributeValue(field, values[field.name]);
    return value === null ? [] : [[field.name, value] as const];
  });

const isFilled = (pair: readonly [string, string | undefined]): pair is [string, string] => Boolean(pair[1]);

/** @param choice whose widget may be one that is not in the catalog; the first one stands in for it */
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
    theme: Object.entries(choice.theme)
      .filter(isFilled)
      .filter(([name, value]) => widget.tokens.some((token) => token.name === name) && !cssProblem(value)),
    texts: Object.fromEntries(texts),
    form: choice.form && widget.takesForm,
  };
}

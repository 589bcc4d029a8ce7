import {
  array,
  assign,
  boolean,
  enums,
  type Infer,
  number,
  optional,
  record,
  string,
  type,
} from 'superstruct';

const Described = type({ name: string(), description: string() });

const Attribute = assign(
  Described,
  type({
    type: type({ text: string() }),
    default: string(),
    format: optional(enums(['url', 'color', 'language', 'make', 'model', 'words', 'date-time'])),
    words: optional(array(string())),
    examples: optional(array(string())),
    pattern: optional(string()),
    min: optional(number()),
    max: optional(number()),
    sensitive: optional(boolean()),
  }),
);

const Declaration = type({
  customElement: boolean(),
  tagName: string(),
  name: string(),
  summary: string(),
  attributes: array(Attribute),
  members: array(type({ kind: string(), name: string() })),
  events: array(Described),
  slots: array(Described),
  cssProperties: array(assign(Described, type({ default: string() }))),
  messages: record(string(), string()),
});

/** The parts of `custom-elements.json` that the builder uses. */
export const Manifest = type({
  modules: array(type({ path: string(), declarations: array(Declaration) })),
});
export type Manifest = Infer<typeof Manifest>;

/** The kind of a field: a boolean, one of several words or forms, any number of words, or some kind of text. */
type FieldKind =
  | 'boolean'
  | 'choice'
  | 'pattern'
  | 'number'
  | 'text'
  | Exclude<Infer<typeof Attribute>['format'], undefined>;

/** An attribute or a configuration key that gets a control in the form. */
export interface Field {
  /** The name as written in HTML: `free-text`. */
  readonly name: string;
  readonly kind: FieldKind;
  /** The allowed words of a choice. */
  readonly words: readonly string[];
  /** One value of each form of a `pattern`, such as `delay:5`; a number in it stands for any. */
  readonly examples: readonly string[];
  /** The regular expression that the whole value of a `pattern` matches. */
  readonly pattern?: string | undefined;
  /** The value that means the same as leaving the attribute out. `null` if there is none. */
  readonly fallback: string | null;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Whether it decides where secrets go or which scripts run. */
  readonly isSensitive: boolean;
  readonly description: string;
}

export interface Token {
  readonly name: string;
  readonly fallback: string;
  readonly description: string;
}

export interface Widget {
  /** The tag without `storefront-`. */
  readonly id: string;
  readonly tag: string;
  /** The name of the class and of the React component. */
  readonly name: string;
  /** The name in words: "Car search". */
  readonly title: string;
  readonly summary: string;
  readonly fields: readonly Field[];
  readonly events: readonly string[];
  readonly tokens: readonly Token[];
  /** The English texts that a page can replace. */
  readonly messages: Readonly<Record<string, string>>;
  /** Whether the widget is a dialog, which stays closed until something opens it, and has the method `show`. */
  readonly isDialog: boolean;
  /** Whether the page can put its own form inside the widget. */
  readonly takesForm: boolean;
}

export interface Catalog {
  readonly widgets: readonly Widget[];
  /** The configuration keys. */
  readonly settings: readonly Field[];
}

/** Where the page hosts the widgets' files. It's part of URLs in the code, so it has no name in HTML. */
export const FILES: Field = {
  ...{ name: '', kind: 'url', words: [], examples: [], fallback: null, description: '' },
  // Scripts come from there.
  isSensitive: true,
};

/** Turns `CarSearch` or `car-search` into "Car search". */
export function words(name: string): string {
  const text = name
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^-/, '')
    .replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Strips the backticks, because descriptions are Markdown. */
const plain = (text: string): string => text.replaceAll('`', '');

function field({ name, description, type, default: fallback, ...more }: Infer<typeof Attribute>): Field {
  const literals = [...type.text.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
  const choices = more.words ?? literals;
  const kind = (): FieldKind => {
    if (type.text === 'boolean') return 'boolean';
    if (more.format) return more.format;
    if (more.examples) return 'pattern';
    if (choices.length > 0) return 'choice';
    return type.text === 'number' ? 'number' : 'text';
  };
  return {
    name,
    kind: kind(),
    words: choices,
    examples: more.examples ?? [],
    pattern: more.pattern,
    fallback: fallback === 'null' || fallback === 'false' ? null : fallback.replace(/^"|"$/g, ''),
    min: more.min,
    max: more.max,
    isSensitive: more.sensitive === true,
    description: plain(description),
  };
}

const SETTINGS = 'config';

/** Returns the widgets and the configuration that `custom-elements.json` describes. */
export function catalogOf({ modules }: Manifest): Catalog {
  const all = modules.flatMap(({ declarations }) => declarations);
  const idOf = (tag: string) => tag.replace(/^storefront-/, '');
  return {
    widgets: all
      .filter(({ tagName }) => idOf(tagName) !== SETTINGS)
      .map(({ tagName, name, summary, attributes, members, events, slots, cssProperties, messages }) => ({
        id: idOf(tagName),
        tag: tagName,
        name,
        title: words(name),
        summary: plain(summary),
        fields: attributes.map(field),
        events: events.map((event) => event.name),
        tokens: cssProperties.map((token) => ({
          name: token.name,
          fallback: token.default,
          description: plain(token.description),
        })),
        messages,
        isDialog: members.some((member) => member.kind === 'method' && member.name === 'show'),
        takesForm: slots.some((slot) => slot.name === '' && /\bform\b/.test(slot.description)),
      })),
    settings: all.find(({ tagName }) => idOf(tagName) === SETTINGS)?.attributes.map(field) ?? [],
  };
}

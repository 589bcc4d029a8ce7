/**
 * The shape of a widget's definition: the public contract of one element, once, as typed data. From it come the
 * element class, `custom-elements.json`, `html-data.json`, the JSX types and the README's tables.
 */

interface Documented {
  /** One sentence for the people who use it. Left out of the shipped bundle. */
  readonly description: string;
}

/** An attribute, and the property of the same name in camelCase (contract section 2). */
export type AttributeDefinition = Documented &
  (
    | { readonly type: 'string'; readonly default: string | null }
    | {
        readonly type: 'number';
        readonly default: number;
        readonly min?: number;
        readonly max?: number;
      }
    /** Present is true, absent is false, as in HTML; the property is reflected. */
    | { readonly type: 'boolean' }
    | { readonly type: 'json'; readonly default: unknown }
    /** One of the listed words. */
    | { readonly type: readonly string[]; readonly default: string }
  );

/** The types that a field of an event's detail may have, by the text that stands for them in the documentation. */
export interface FieldTypes {
  string: string;
  'string | null': string | null;
  boolean: boolean;
  number: number;
  'Record<string, string>': Readonly<Record<string, string>>;
  'Record<string, unknown>': Readonly<Record<string, unknown>>;
}

export interface EventDefinition extends Documented {
  /** The fields of `event.detail`. */
  readonly detail: Readonly<Record<string, keyof FieldTypes>>;
  /** Whether `preventDefault()` stops what would follow. */
  readonly cancelable: boolean;
}

export interface WidgetDefinition {
  /** The element's tag; begins with `storefront-`. */
  readonly tag: `storefront-${string}`;
  /** The name of its class and of the React component. */
  readonly name: string;
  /** What it is, in a sentence or two. */
  readonly summary: string;
  /** Space kept for the element until its module is there, as CSS lengths, so that the page does not jump. */
  readonly reserve?: {
    readonly blockSize: string;
    readonly compactBlockSize?: string;
  };
  /** Keyed by the property's name (camelCase). */
  readonly attributes: Readonly<Record<string, AttributeDefinition>>;
  readonly methods: Readonly<Record<string, Documented & { readonly returns: string }>>;
  readonly events: Readonly<Record<`storefront-${string}`, EventDefinition>>;
  readonly parts: Readonly<Record<string, string>>;
  /** Keyed by the slot's name; the empty name is the default slot. */
  readonly slots: Readonly<Record<string, string>>;
  readonly cssProperties: Readonly<
    Record<`--storefront-${string}`, Documented & { readonly default: string }>
  >;
}

type AttributeValue<A extends AttributeDefinition> = A extends {
  type: 'string';
}
  ? A['default'] extends null
    ? string | null
    : string
  : A extends { type: 'number' }
    ? number
    : A extends { type: 'boolean' }
      ? boolean
      : A extends { type: readonly (infer Word)[] }
        ? Word
        : unknown;

/** The values of a widget's attributes, as its view receives them. */
export type AttributeValues<D extends WidgetDefinition> = {
  readonly [K in keyof D['attributes']]: AttributeValue<D['attributes'][K]>;
};

/** The `detail` of one of a widget's events. */
export type EventDetail<D extends WidgetDefinition, E extends keyof D['events']> = D['events'][E] extends {
  readonly detail: infer Fields;
}
  ? {
      readonly [F in keyof Fields]: Fields[F] extends keyof FieldTypes ? FieldTypes[Fields[F]] : never;
    }
  : never;

/** `searchValue` → `search-value`: the attribute's name of a property. */
export const toAttributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

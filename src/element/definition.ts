/**
 * The shape of a widget's definition: the public contract of one element, in one place, as typed data. It's the source
 * of the element class, `custom-elements.json`, `html-data.json`, all types, and the documentation's tables.
 */

import type { OpenedWidgets } from './load-widget.js';
import type { TrackName, TrackParams } from './track-params.js';

interface Documented {
  /** One sentence for people who use it. Left out of the shipped bundle. */
  readonly description: string;
}

/** The kind of a text. `make` and `model` are the `value`s of the API's makes and models. */
export type TextFormat = 'url' | 'color' | 'language' | 'make' | 'model' | 'words';

/** An attribute, and the property of the same name in camelCase (contract section 2). */
export type AttributeDefinition = Documented & {
  /** For configuration keys: whether it decides where secrets go or which scripts run. */
  readonly sensitive?: boolean;
} & (
    | {
        readonly type: 'string';
        readonly default: string | null;
        /** The kind of text, for tools that check it before the widget does. Left out of the shipped bundle. */
        readonly format?: TextFormat;
        /** The accepted words. `format: 'words'` takes any of them, space-separated. Left out of the shipped bundle. */
        readonly words?: readonly string[];
        /** A regular expression that the whole text matches. Anything else becomes the default, after a warning. */
        readonly pattern?: string;
        /** What the pattern accepts, for the warning: it follows "is not". */
        readonly expected?: string;
        /** One value of each form that the pattern accepts; a number in it stands for any. Left out of the shipped bundle. */
        readonly examples?: readonly string[];
      }
    | {
        readonly type: 'number';
        readonly default: number;
        /** Milliseconds since the epoch, or from now. Left out of the shipped bundle. */
        readonly format?: 'date-time';
        readonly min?: number;
        readonly max?: number;
      }
    /** True if present and false if absent, as in HTML. The property is reflected. */
    | { readonly type: 'boolean' }
    | { readonly type: 'json'; readonly default: unknown }
    /** One of the listed words. */
    | { readonly type: readonly string[]; readonly default: string }
  );

/** The fields that every event has in addition to its own. The detail of each event extends it. */
export interface CommonDetail {
  /** The configured partner's ID. Missing if there is none. */
  readonly partner?: string;
}

/** The detail of an event that has no fields of its own. */
export interface EmptyDetail extends CommonDetail {}

/** Keys of fields that never exist at run time. They let a type carry another type. */
declare const detail: unique symbol;
declare const call: unique symbol;

/** An event. `Detail` is the type of its `event.detail`. Created by `event`. */
export interface EventDefinition<Detail extends CommonDetail = CommonDetail> extends Documented {
  /** Whether `preventDefault()` stops what would happen next. */
  readonly cancelable: boolean;
  readonly [detail]?: Detail;
}

/** A method. `Call` is its type as a function. Created by `method`. */
export interface MethodDefinition<Call extends AnyCall = AnyCall> extends Documented {
  readonly [call]?: Call;
}

type AnyCall = (...values: never[]) => unknown;

/** Defines an event by the type of its detail. In the shipped bundle, the argument replaces the call. */
export const event = <Detail extends CommonDetail>(
  definition: EventDefinition<Detail>,
): EventDefinition<Detail> => definition;

/** Defines a method by its type as a function. In the shipped bundle, the argument replaces the call. */
export const method = <Call extends AnyCall>(definition: MethodDefinition<Call>): MethodDefinition<Call> =>
  definition;

/** A height, with other heights for narrow windows. */
export interface Space {
  readonly blockSize: string;
  /** Heights for windows narrower than the key, in CSS pixels. The smallest key that matches wins. */
  readonly narrow?: Readonly<Record<number, string>>;
  /** The height in a column narrower than `below`, in CSS pixels, in any window. At least `blockSize`. */
  readonly column?: { readonly below: number; readonly blockSize: string };
}

export interface WidgetDefinition {
  /** The element's tag. Starts with `storefront-`. */
  readonly tag: `storefront-${string}`;
  /** The name of its class and of the React component. */
  readonly name: string;
  /** What it is, in a sentence or two. */
  readonly summary: string;
  /** The name of the call that it waits for, a GET without data. The loader sends it while the code loads. */
  readonly firstCall?: string;
  /** The names of the calls that it makes by itself, in the order in which a page meets them. What it opens makes its own. */
  readonly calls?: readonly string[];
  /**
   * The widgets that it shows or opens, by tag without `storefront-`, and how their elements load. A path that may lead to
   * the sign-in opens that, so whatever navigates within the shop names it.
   */
  readonly opens?: OpenedWidgets;
  /** Those of them that are inside it from the start, and make their calls with it. */
  readonly contains?: readonly string[];
  /** Space reserved for the element until it renders, as CSS lengths, so that the page doesn't shift. */
  readonly reserve?: Space & {
    /** Other heights for an element that has all of these attributes. The last match wins. */
    readonly having?: readonly (Space & { readonly attributes: readonly string[] })[];
  };
  /** Keyed by the property's name (camelCase). */
  readonly attributes: Readonly<Record<string, AttributeDefinition>>;
  readonly methods: Readonly<Record<string, MethodDefinition>>;
  readonly events: Readonly<Record<`storefront-${string}`, EventDefinition>>;
  /** What the shopper does when the widget sends `storefront-track`, and which params it then has, by the event's `name`. */
  readonly tracks?: {
    readonly [N in TrackName]?: Documented & { readonly params: readonly (keyof TrackParams[N])[] };
  };
  readonly parts: Readonly<Record<string, string>>;
  /** Keyed by the slot's name. The empty name is the default slot. */
  readonly slots: Readonly<Record<string, string>>;
  /** The slots that show only in a dialog. Until the widget is there, they stay hidden. */
  readonly dialogSlots?: readonly string[];
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
export type EventDetail<D extends WidgetDefinition, E extends keyof D['events']> =
  D['events'][E] extends EventDefinition<infer Detail> ? Detail : never;

/** A widget's methods, as functions. */
export type Methods<D extends WidgetDefinition> = {
  readonly [M in keyof D['methods']]: D['methods'][M] extends MethodDefinition<infer Call> ? Call : never;
};

/** Returns the attribute name of a property: `searchValue` → `search-value`. */
export const toAttributeName = (property: string): string =>
  property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

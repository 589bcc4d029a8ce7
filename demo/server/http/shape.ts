import type { CallName, Replies } from '../../../dist/testing/index.js';

/** What says which data a call answers with: a struct of `demo/shared/replies`, or `widgetReply()`. */
export interface Shape<T> {
  /** Only a type; superstruct declares it too. */
  readonly TYPE?: T;
}

/** The data of a call that two read: the widgets with their struct, and the demo's pages with theirs. */
interface OfBoth<Widgets, Pages> {
  readonly widgets: Widgets;
  readonly pages: Pages;
  readonly isOfBoth: never;
}

/** An id is text for some of those who read it. The server may send its number. */
type SentId<T> = T extends string ? T | number : T;

/** JSON makes ISO 8601 of a time. */
type SentTime<T> = T extends string ? T | Date : T;

/** A shape's data as the server has it before it becomes JSON. Lists and records may be read-only. */
export type Sent<T> =
  T extends OfBoth<infer Widgets, infer Pages>
    ? Sent<Widgets> & Sent<Pages>
    : T extends readonly (infer Item)[]
      ? readonly Sent<Item>[]
      : T extends object
        ? {
            readonly [Field in keyof T]: Field extends `${string}_id`
              ? SentId<T[Field]>
              : Field extends `${string}_at`
                ? SentTime<T[Field]>
                : Sent<T[Field]>;
          }
        : T;

type KeyOf<T> = T extends unknown ? keyof T : never;
type FieldOf<T, Name> = T extends unknown ? (Name extends keyof T ? T[Name] : never) : never;
type ItemOf<T> = T extends readonly (infer Item)[] ? Item : never;

/** The names of the fields in `Data`, at any depth, that `T` doesn't have. TypeScript itself only looks at literals. */
type Excess<T, Data> = unknown extends T
  ? never
  : Data extends Date
    ? never
    : Data extends readonly (infer Item)[]
      ? Excess<ItemOf<T>, Item>
      : Data extends object
        ? {
            [Name in keyof Data & string]: Name extends KeyOf<NonNullable<T>>
              ? Excess<FieldOf<NonNullable<T>, Name>, Data[Name]>
              : Name;
          }[keyof Data & string]
        : never;

/** What `T` may have fields of: for a call of both, of either. */
type Either<T> = T extends OfBoth<infer Widgets, infer Pages> ? Widgets | Pages : T;

/** Refuses data with fields that its shape doesn't have, such as a database row's others. The error names them. */
export type NoExcess<T, Data> = [Excess<Either<T>, Data>] extends [never]
  ? unknown
  : { readonly 'has fields that its shape has not': Excess<Either<T>, Data> };

/** The shape of a call that has no data. */
export const NOTHING: Shape<null> = {};

/**
 * The shape of a call that the widgets make (contract section 4): the type of their own struct.
 * @param _own the struct of `demo/shared/replies`, if the demo's pages make the same call
 */
export function widgetReply<Name extends CallName>(_call: Name): Shape<Replies[Name]>;
export function widgetReply<Name extends CallName, Own>(
  _call: Name,
  _own: Shape<Own>,
): Shape<OfBoth<Replies[Name], Own>>;
export function widgetReply(): Shape<never> {
  return {};
}

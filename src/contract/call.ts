import type { Endpoint } from '../api/client.js';
import type { RequestData } from '../api/own-fields.js';

/** A struct of any type: the parts that can be used without knowing its type. */
export interface AnyStruct {
  readonly type: string;
  readonly schema: unknown;
  validate(
    value: unknown,
    options: { readonly coerce: boolean },
  ): readonly [{ readonly type: string }, undefined] | readonly [undefined, unknown];
}

/** A field that's sent in the query of a GET or in the body of a POST. */
export interface SentField {
  readonly description: string;
  /** Defaults to a string, or to an integer if `values` are numbers. */
  readonly type?: 'integer';
  /** Set if the field may be left out. */
  readonly optional?: true;
  /** The values that the field may have, if they're limited. */
  readonly values?: readonly (string | number)[];
}

/** One call as the contract describes it to people who write a server. The bundle itself doesn't need this. */
export interface Call {
  readonly endpoint: Endpoint<unknown>;
  /** One sentence. */
  readonly summary: string;
  readonly sends?: Readonly<Record<string, SentField>>;
  /** The `data` of a success, by its schema's name. A list means one of several. Left out if nothing reads it. */
  readonly reply?: Readonly<Record<string, AnyStruct | readonly AnyStruct[]>>;
  /** Set if the call requires a token. */
  readonly needsToken?: true;
  /** Who makes it, if no widget's definition lists it: every widget, or only pages of a shop's own, through `request`. */
  readonly by?: 'every widget' | 'pages';
  /** What widgets do if the server doesn't have this call. */
  readonly without?: string;
  /** The data of a test call. Left out if the call changes something, such as a draw, an email or a sign-out. */
  readonly probe?: RequestData;
}

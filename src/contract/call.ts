import type { Endpoint, RequestData } from '../api/client.js';

/** A struct, of whatever type: what can be asked of one without knowing it. */
export interface AnyStruct {
  readonly type: string;
  readonly schema: unknown;
  validate(
    value: unknown,
    options: { readonly coerce: boolean },
  ): readonly [{ readonly type: string }, undefined] | readonly [undefined, unknown];
}

/** A field that is sent: in the query of a GET, in the body of a POST. */
export interface SentField {
  readonly description: string;
  /** A text, where nothing else is said. */
  readonly type?: 'integer';
  /** It may be left out. */
  readonly optional?: true;
  /** The one value that it has, or those it may have. */
  readonly values?: readonly (string | number)[];
}

/** One call as the contract tells it to those who write a server: what the bundle has no use for. */
export interface Call {
  readonly endpoint: Endpoint<unknown>;
  /** One sentence. */
  readonly summary: string;
  readonly sends?: Readonly<Record<string, SentField>>;
  /** The `data` of a success, by the name of its schema; several where it is one of them. Left out where nothing reads it. */
  readonly reply?: Readonly<Record<string, AnyStruct | readonly AnyStruct[]>>;
  /** Asked only with a token. */
  readonly needsToken?: true;
  /** What widgets do with a server that is without it. */
  readonly without?: string;
  /** What can be sent to see whether it fits. Left out where asking changes something: a draw, a mail, a sign-out. */
  readonly probe?: RequestData;
}

import type { CallName } from '../api/replies.js';

/** A request that the mock has received. */
export interface MockCall {
  readonly name: CallName;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  /** By name in lowercase: `headers.token`. */
  readonly headers: Readonly<Record<string, string>>;
  /** What was sent, in the query of a GET or in the body of a POST. */
  readonly data: Readonly<Record<string, string>>;
}

/** Thrown where the shop refuses a call: the reply's `code` and `msg` (contract section 4). */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

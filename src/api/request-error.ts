/**
 * Why a request failed (spec section 8).
 * - `network`: no response, or one that broke off.
 * - `timeout`: no response within the configured time.
 * - `http`: a status outside 200–299, or a redirect, which the client doesn't follow.
 * - `reply`: a response that isn't JSON or doesn't match its struct.
 * - `business`: `code` isn't 200; `message` is the server's `msg`.
 * - `abort`: the caller no longer wants the value. Never shown.
 */
export type RequestErrorKind = 'network' | 'timeout' | 'http' | 'reply' | 'business' | 'abort';

/** What the server says about a refusal, beside its code. */
export interface Refusal {
  /** The server's message for the shopper; empty if it sent none. */
  readonly serverMessage: string;
  /** The `data` of the reply, such as messages for single fields; undefined if there is none. */
  readonly data: unknown;
}

/** The only error that the request client throws. */
export class RequestError extends Error {
  // A field rather than an assignment, because a page may have frozen `Error.prototype`.
  override readonly name = 'RequestError';

  /** The server's message for the shopper, also from a reply with another status than 200; empty if it sent none. */
  readonly serverMessage: string;
  /** The `data` of a refused call's reply, such as messages for single fields. */
  readonly data: unknown;

  /**
   * @param call the name of the call (contract section 4).
   * @param message for `business`, the server's text; otherwise an English text for the console.
   * @param code the reply's code, or the HTTP status; 0 if there is neither.
   * @param refusal what the server says about it, if it says something.
   */
  constructor(
    readonly kind: RequestErrorKind,
    readonly call: string,
    message: string,
    readonly code = 0,
    { serverMessage = '', data }: Partial<Refusal> = {},
  ) {
    super(message);
    this.serverMessage = serverMessage;
    this.data = data;
  }

  /** Returns any error as a `RequestError`; one that a request didn't throw has the kind `reply`, and no call. */
  static of(error: unknown): RequestError {
    return error instanceof RequestError ? error : new RequestError('reply', '', String(error));
  }
}

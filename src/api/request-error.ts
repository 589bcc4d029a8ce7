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

/** The only error that the request client throws. */
export class RequestError extends Error {
  // A field rather than an assignment, because a page may have frozen `Error.prototype`.
  override readonly name = 'RequestError';

  /**
   * @param call the name of the call, as in contract section 4.
   * @param message for `business`, the server's text; otherwise an English text for the console.
   * @param code the reply's code, or the HTTP status; 0 if there is neither.
   */
  constructor(
    readonly kind: RequestErrorKind,
    readonly call: string,
    message: string,
    readonly code = 0,
  ) {
    super(message);
  }
}

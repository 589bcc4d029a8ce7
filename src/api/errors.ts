/**
 * Why a request gave no value (spec section 8).
 * - `network`: no answer, or one that broke off.
 * - `timeout`: none within the configured time.
 * - `http`: a status outside 200–299, or a redirect, which the client does not follow.
 * - `reply`: an answer that is not JSON, or does not fit its struct.
 * - `business`: `code` is not 200; `message` is the server's `msg`.
 * - `abort`: the caller lost interest. Never shown.
 */
export type RequestErrorKind = 'network' | 'timeout' | 'http' | 'reply' | 'business' | 'abort';

/** The one error that the request client throws. */
export class RequestError extends Error {
  declare readonly kind: RequestErrorKind;
  /** The name of the call, as in contract section 4. */
  declare readonly call: string;
  /** The reply's code, or the HTTP status; 0 where there is neither. */
  declare readonly code: number;

  /** @param message for `business` the server's text; else an English text for the console. */
  constructor(kind: RequestErrorKind, call: string, message: string, code = 0) {
    super(message);
    Object.assign(this, { name: 'RequestError', kind, call, code });
  }
}

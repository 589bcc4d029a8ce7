/** A refusal that the shopper reads: the reply's `code` and `msg` (spec section 8), sent with HTTP status 200. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

export function badInput(message: string): ApiError {
  return new ApiError(400, message);
}

export function notFound(message: string): ApiError {
  return new ApiError(404, message);
}

/** An error for something that can't be done right now, but soon can. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Codes from Postgres when it has no free connections, starts, or stops, and from the network when it is down. */
const CODES = new Set(['53300', '57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET']);

/** Messages of `pg` when no connection became free in time. These errors have no code. */
const POOL_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
];

/** Returns whether an error or its cause is likely gone on a retry: the database is busy or unreachable. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Unavailable || POOL_MESSAGES.includes(error.message)) return true;
  return ('code' in error && CODES.has(String(error.code))) || isUnavailable(error.cause);
}

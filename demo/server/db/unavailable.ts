/** What cannot be done just now, and can soon. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** What Postgres says when it has no connection left, starts, or stops, and what the network says when it is away. */
const CODES = new Set(['53300', '57P01', '57P02', '57P03', 'ECONNREFUSED', 'ECONNRESET']);

/** What `pg` says when no connection came free in time; it has no code. */
const POOL_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
];

/** Whether an error, or what caused it, is over when one comes again: the database is busy, or away. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Unavailable || POOL_MESSAGES.includes(error.message)) return true;
  return ('code' in error && CODES.has(String(error.code))) || isUnavailable(error.cause);
}

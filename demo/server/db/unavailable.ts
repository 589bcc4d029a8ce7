/** An error for something that can't be done right now, but soon can. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Turns the error of a line (`p-limit`) that was cleared into ours. Any other is thrown as it is. */
export function refuseCleared(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError')
    throw new Unavailable('nobody waits any longer', { cause: error });
  throw error;
}

/**
 * Codes from Postgres when it is out of connections, starts, stops, or has lost the connection (class 08), and from the
 * network when nothing answers at the database's address.
 */
const CODES =
  /^(?:08\w{3}|53300|57P0[1235]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN)$/;

/** Messages of `pg` when no connection became free in time, or when one broke. These errors have no code. */
const MESSAGES = new Set([
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
]);

/** Returns whether an error or its cause is likely gone on a retry: the database is busy or unreachable. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Unavailable || MESSAGES.has(error.message)) return true;
  return ('code' in error && isPassing(error)) || isUnavailable(error.cause);
}

function isPassing(error: Error & { readonly code: unknown }): boolean {
  // The socket of a local Postgres is a file, which is missing while the server is away.
  const isSocketMissing = error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect';
  return isSocketMissing || CODES.test(String(error.code));
}

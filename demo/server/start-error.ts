/** The reason the server can't start, for the person who started it. `main` prints it without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export function reason(thrown: unknown): string {
  // A refused connection to a name with two addresses is an AggregateError, whose own message is empty.
  if (thrown instanceof AggregateError && thrown.message === '') return thrown.errors.map(reason).join(', ');
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** Returns only the message of a StartError, which is written for the person starting the server. */
export function explain(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

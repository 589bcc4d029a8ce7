/** The reason the server can't start, for the person who started it. `main` prints it without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

export function reason(thrown: unknown): string {
  // A refused connection to a name with two addresses is an AggregateError, whose own message is empty.
  if (thrown instanceof AggregateError && thrown.message === '') return thrown.errors.map(reason).join(', ');
  return thrown instanceof Error ? thrown.message : String(thrown);
}

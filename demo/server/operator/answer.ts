/** The reason a command failed, in words for the operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** The answer to a command: a text and, for a document, its content. */
export interface Answer {
  readonly text: string;
  readonly content?: Uint8Array;
}

export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

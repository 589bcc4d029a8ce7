/** Why a command of the operator is not done, in words for the operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** What a command answers: a text, and for a paper also what it holds. */
export interface Answer {
  readonly text: string;
  readonly content?: Uint8Array;
}

export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

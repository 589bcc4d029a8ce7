/** Thrown where the shop refuses a call: the reply's `code` and `msg` (contract section 4). */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message);
  }
}

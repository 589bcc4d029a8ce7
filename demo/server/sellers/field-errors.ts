import type { Context } from 'hono';
import { refuse } from '../http/api.js';

export class FieldErrors extends Error {
  override readonly name = 'FieldErrors';

  constructor(
    message: string,
    readonly fields: Readonly<Record<string, string>>,
  ) {
    super(message);
  }
}

/** Answers a call that may be refused because of fields: code 400, with `data.fields`. */
export async function answerFieldErrors(c: Context, work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FieldErrors)) throw error;
    return refuse(c, 400, error.message, 200, { fields: error.fields });
  }
}

import { RequestError } from '../api/errors.js';
import { type Failure, toFailure } from './resource.js';

/** What a verb came to that changes something on the server, or asks it something for one caller alone. */
export type Done<T> =
  | { readonly status: 'done'; readonly value: T }
  | { readonly status: 'aborted' }
  /** `first` is always true: one act has one caller, who tells the shopper. */
  | { readonly status: 'failed'; readonly failure: Failure; readonly first: true };

/** Turns a request into an outcome. Never rejects; an abort is never a failure. */
export async function act<T>(request: Promise<T>): Promise<Done<T>> {
  try {
    return { status: 'done', value: await request };
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'abort') return { status: 'aborted' };
    return { status: 'failed', failure: toFailure(error), first: true };
  }
}

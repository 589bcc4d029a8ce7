import { fill } from '../../dist/npm/text.js';
import type { State, Zip } from './replies/addresses.js';

/** Returns the message that a zip code is in another state. */
export const wrongState = (text: string, { code, state }: Zip, states: readonly State[]): string =>
  fill(text, { zip: code, state: states.find((each) => each.code === state)?.name ?? state });

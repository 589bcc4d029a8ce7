import type { WEIGHTS } from './schema.js';

/** Maximum number of suggestions (spec section 5). */
export const MAX_SUGGESTIONS = 9;

/** One suggestion: the contract's `suggestKeyword`, with the shop's additional data. */
export interface Suggestion {
  readonly suggestKeyword: string;
  /** Null for a kind of cars, such as pickups. */
  readonly kind: keyof typeof WEIGHTS | null;
  readonly picture: string | null;
  /** In US dollars: the price of goods or, for a make or model, of its cheapest car for sale. Null without one. */
  readonly price: number | null;
}

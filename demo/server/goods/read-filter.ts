import type { Fields } from '../http/fields.js';
import { optionalFlag, optionalNumber } from '../http/optional-fields.js';
import type { GoodsFilter } from './match-goods.js';

/**
 * The filter that a query asks for, but for its words. Empty fields count as missing.
 * @throws {ApiError} 400 for a field that is no number, or not 0 or 1
 */
export function readFilter(query: Fields): Omit<GoodsFilter, 'words'> {
  return {
    catId: optionalNumber(query, 'cat_id'),
    storeId: optionalNumber(query, 'store_id'),
    oversea: optionalFlag(query, 'is_oversea'),
    factory: optionalFlag(query, 'factory'),
    deal: optionalFlag(query, 'deal'),
    priceMin: optionalNumber(query, 'price_min'),
    priceMax: optionalNumber(query, 'price_max'),
  };
}

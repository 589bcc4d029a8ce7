import type { Model } from './draw-model.js';
import type { Version } from './range.js';
import type { NewGoods } from './schema.js';

/** Who sells goods, for how much. */
export type Offer = Pick<
  NewGoods,
  | 'storeId'
  | 'price'
  | 'listPrice'
  | 'discount'
  | 'stock'
  | 'sold'
  | 'zone'
  | 'shipsFrom'
  | 'factory'
  | 'wholesale'
>;

/** Goods as they were drawn, without their texts. */
export interface Drawn extends Model {
  readonly version: Version;
  readonly offer: Offer;
  /** The price without a reduction, in US cents. */
  readonly usual: number;
  /** Percent off, 0 if the price isn't reduced. */
  readonly aim: number;
  /** The place of the one that stands for it in lists, if it's a size of that. */
  readonly lead?: number;
}

import type { COLORS } from '../../shared/colors.js';
import type { Parts } from './goods-texts.js';
import type { Range } from './range.js';
import type { GoodsTexts, NewGoods } from './schema.js';

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
export interface Drawn extends Pick<Parts, 'brand' | 'about'> {
  readonly item: Range['items'][number];
  readonly version: Range['versions'][number];
  readonly colors: readonly (keyof typeof COLORS)[];
  readonly weightG: number;
  /** Of the specification. */
  readonly lines: GoodsTexts['specification'];
  readonly offer: Offer;
  /** The price without a reduction, in US cents. */
  readonly usual: number;
  /** Percent off, 0 if the price isn't reduced. */
  readonly aim: number;
  /** The place of the one that stands for it in lists, if it's a size of that. */
  readonly lead?: number;
}

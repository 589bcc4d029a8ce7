import { type Destination, toDestination } from '../navigation/destination.js';
import type { GoodsSearchDetail } from './header.definition.js';

/** Returns the destination of a search (spec 2.8). */
export function searchDestination({ term, catId, oversea }: GoodsSearchDetail): Destination {
  if (!term) return toDestination('/categories');
  if (catId === null) return toDestination('/categories', { goods_name: term });
  return toDestination('/content/classifyZone', {
    cat_id: catId,
    goods_name: term,
    is_oversea: oversea ? '1' : '0',
  });
}

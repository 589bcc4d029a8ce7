import type { Goods } from '../api/goods-replies.js';
import { useTurns } from '../shell/useTurns.js';
import { GoodsCard } from './GoodsCard.js';
import { GoodsCardSkeleton } from './GoodsGridSkeleton.js';

/** So many are drawn at a time: as many as a phone shows. */
const AT_A_TIME = 4;

/** Goods side by side, as many as fit. */
export function GoodsGrid({ goods }: { goods: readonly Goods[] }) {
  const drawn = useTurns(goods.length, AT_A_TIME);
  return (
    <ul className="goods-grid">
      {goods.map((one, at) =>
        at < drawn ? (
          <li key={one.goods_id}>
            <GoodsCard goods={one} />
          </li>
        ) : (
          <li key={`awaited ${one.goods_id}`} aria-hidden="true">
            <GoodsCardSkeleton />
          </li>
        ),
      )}
    </ul>
  );
}

import type { Goods } from '../api/goods-replies.js';
import { GoodsCard } from './GoodsCard.js';

/** Goods side by side, as many as fit. */
export function GoodsGrid({ goods }: { goods: readonly Goods[] }) {
  return (
    <ul className="goods-grid">
      {goods.map((one) => (
        <li key={one.goods_id}>
          <GoodsCard goods={one} />
        </li>
      ))}
    </ul>
  );
}

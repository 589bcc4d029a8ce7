import type { Goods } from '../../shared/replies/goods.js';
import type { CardKind } from './CardGrid.js';
import { GoodsCard } from './GoodsCard.js';

/** Goods as cards of a grid. */
export const GOODS_CARDS: CardKind<Goods> = {
  className: 'goods-grid',
  card: (goods) => <GoodsCard goods={goods} />,
  blank: () => (
    <div className="box goods-card">
      <div className="goods-picture skeleton" />
      <div className="skeleton-facts" />
    </div>
  ),
};

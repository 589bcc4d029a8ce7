import type { Goods } from '../../shared/replies/goods.js';
import { Blanks } from '../ui/Blanks.js';
import { CardGrid } from './CardGrid.js';
import { GoodsCard } from './GoodsCard.js';
import './card.css';

export const GoodsGrid = ({ goods }: { goods: readonly Goods[] }) => (
  <CardGrid className="goods-grid" items={goods} card={(one) => <GoodsCard goods={one} />} blank={blank} />
);

export const GoodsGridSkeleton = ({ count = 12 }: { count?: number }) => (
  <Blanks className="goods-grid" count={count}>
    {blank}
  </Blanks>
);

const blank = (
  <div className="box goods-card">
    <div className="goods-picture skeleton" />
    <div className="skeleton-facts" />
  </div>
);

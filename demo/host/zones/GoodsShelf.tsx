import type { GoodsPage } from '../api/goods-replies.js';
import type { Outcome } from '../api/request.js';
import { GoodsGrid } from '../goods/GoodsGrid.js';
import { GoodsGridSkeleton } from '../goods/GoodsGridSkeleton.js';
import { Loaded } from '../shell/Loaded.js';

interface GoodsShelfProps {
  id: string;
  title: string;
  outcome: Promise<Outcome<GoodsPage>>;
  /** How many are awaited. */
  count: number;
  /** Said when there are none; without it there is then no shelf. */
  empty?: string;
}

/** A few goods under a heading. */
export function GoodsShelf({ id, title, outcome, count, empty }: GoodsShelfProps) {
  return (
    <section className="shelf" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Loaded outcome={outcome} skeleton={<GoodsGridSkeleton count={count} />}>
        {({ list }) =>
          list.length > 0 ? <GoodsGrid goods={list} /> : <p className="shelf-empty">{empty}</p>
        }
      </Loaded>
    </section>
  );
}

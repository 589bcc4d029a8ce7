import type { Mixed } from '../../shared/replies/goods.js';
import { CarCard } from '../cars/CarCard.js';
import { GoodsCard } from './GoodsCard.js';

/** Goods and cars in one row, which scrolls sideways if it's wider than the page. */
export function MixedRow({ list, label }: { list: Mixed; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className="card-row" aria-label={label} tabIndex={0}>
      <ul>
        {list.map((one) => (
          <li key={one.goods_id}>
            {one.kind === 'car' ? <CarCard car={one} hasLink={false} /> : <GoodsCard goods={one} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

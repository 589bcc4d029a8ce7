import { CAR_BLANK } from '../cars/carBlank.js';
import { CardBlanks } from '../goods/CardGrid.js';

/** The placeholder for a list that was opened by its address, while the makes load. */
export function ListFirstLoad() {
  return (
    <div className="stack-large page-width catalog first-load" aria-busy="true">
      <div className="skeleton skeleton-title" />
      <div className="skeleton skeleton-search" />
      <CardBlanks of={CAR_BLANK} />
    </div>
  );
}

/** The placeholder for a product that was opened by its address, while it loads. */
export function ProductFirstLoad() {
  return (
    <div className="page-width product-skeleton first-load" aria-busy="true">
      <div className="skeleton" />
      <div>
        <span className="skeleton skeleton-title" />
        <span className="skeleton skeleton-block" />
      </div>
    </div>
  );
}

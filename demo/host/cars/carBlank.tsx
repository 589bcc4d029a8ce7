import type { CardBlank } from '../goods/CardGrid.js';
import './card.css';

/** The placeholders for cars. They're apart from the cards, whose code arrives later than a page's first markup. */
export const CAR_BLANK: CardBlank = {
  className: 'car-grid',
  blank: (hasLink) => (
    <div className="box car-card">
      <div className="car-picture skeleton" />
      <div className="skeleton-facts" data-link={hasLink} />
    </div>
  ),
};

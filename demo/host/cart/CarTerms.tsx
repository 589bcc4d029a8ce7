import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import type { CartLine } from '../../shared/replies/cart.js';
import { cartTexts } from '../texts.js';
import { CarImport } from './CarImport.js';
import { isImported } from './isImported.js';

/** Where an order's cars can go, and what becomes of one that is canceled or damaged. Nothing if it has no cars. */
export function CarTerms({
  lines,
}: {
  lines: readonly Pick<CartLine, 'goods_id' | 'goods_name' | 'zone' | 'picture'>[];
}) {
  const texts = cartTexts.useTexts();
  const cars = lines.filter(({ picture }) => picture.kind === 'car');
  if (cars.length === 0) return null;
  return (
    <>
      {cars.filter(isImported).map(({ goods_id, goods_name }) => (
        <CarImport key={goods_id} name={goods_name} />
      ))}
      <p className="hint">
        {texts.carsInUs} <Link to={`${pathTo('refunds')}#car-before`}>{texts.carReturns}</Link>
      </p>
    </>
  );
}

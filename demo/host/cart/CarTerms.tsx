import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { cartTexts } from '../texts.js';

/** Where the cars of an order can go, and what becomes of one that is canceled or damaged. */
export function CarTerms() {
  const texts = cartTexts.useTexts();
  return (
    <p className="hint">
      {texts.carsInUs} <Link to={`${pathTo('refunds')}#car-before`}>{texts.carReturns}</Link>
    </p>
  );
}

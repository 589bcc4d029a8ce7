import { Link } from 'react-router';
import type { Brand } from '../api/replies.js';
import { listPath } from '../cars/links.js';
import { MakeLogo } from '../cars/MakeLogo.js';
import { fill } from '../messages/speech.js';
import { zoneTexts } from './messages/load.js';

/** Every make of cars, leading to its list. */
export function MakesCard({ brands }: { brands: Brand[] }) {
  const { classify } = zoneTexts.useTexts();
  return (
    <section className="makes-card" aria-labelledby="makes">
      <div className="section-head">
        <div>
          <h2 id="makes">{classify.cars}</h2>
          <p>{classify.carsLead}</p>
        </div>
        <Link className="more-link" to={listPath()}>
          {fill(classify.seeAll, { name: classify.cars })}
        </Link>
      </div>
      <ul className="make-tiles">
        {brands.map(({ value, brand_name, brand_logo }) => (
          <li key={value}>
            <Link to={listPath(value)}>
              <MakeLogo name={brand_name} src={brand_logo} />
              <span>{brand_name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Link } from 'react-router';
import type { Brand } from '../api/replies.js';
import { listPath } from './links.js';
import { MakeLogo } from './MakeLogo.js';
import { POPULAR, popularMakes } from './popularMakes.js';

/** A tile for each popular make, leading to its cars. */
export function MakeTiles({ brands }: { brands: Brand[] }) {
  return (
    <ul className="make-tiles">
      {popularMakes(brands).map(({ value, brand_name, brand_logo }) => (
        <li key={value}>
          <Link to={listPath(value)}>
            <MakeLogo name={brand_name} src={brand_logo} />
            <span>{brand_name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** As many empty tiles as are awaited. */
export function MakeTilesSkeleton() {
  return (
    <ul className="make-tiles" aria-hidden="true">
      {Array.from({ length: POPULAR }, (_, tile) => (
        <li key={String(tile)}>
          <span className="skeleton" />
        </li>
      ))}
    </ul>
  );
}

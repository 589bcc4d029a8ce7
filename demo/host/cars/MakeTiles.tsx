import { Link } from 'react-router';
import type { Brand } from '../api/replies.js';
import { Blanks } from '../ui/Blanks.js';
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

export const MakeTilesSkeleton = () => (
  <Blanks className="make-tiles" count={POPULAR}>
    <span className="skeleton" />
  </Blanks>
);

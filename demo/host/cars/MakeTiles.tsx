import { useState } from 'react';
import { Link } from 'react-router';
import type { Brand } from '../../shared/replies/cars.js';
import { carFacetsQuery } from '../api/catalog.js';
import type { ShopQuery } from '../data/use-shop-query.js';
import { Blanks } from '../ui/Blanks.js';
import { listPath } from './links.js';
import './MakeTiles.css';

/** A tile for each make, linking to its cars. */
export function MakeTiles({ brands }: { brands: readonly Brand[] }) {
  return (
    <ul className="tiles make-tiles">
      {brands.map(({ value, brand_name, brand_logo }) => (
        <li key={value}>
          <Link className="box" to={listPath(value)}>
            <MakeLogo name={brand_name} src={brand_logo} />
            <span>{brand_name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export const MakeTilesSkeleton = () => (
  <Blanks className="tiles make-tiles" count={POPULAR}>
    <span className="skeleton" />
  </Blanks>
);

/** A make's logo, or its first letter if there is no logo or it can't be loaded. The name is next to it. */
function MakeLogo({ name, src }: { name: string; src: string }) {
  const [broken, setBroken] = useState('');
  return (
    <span className="make-logo" aria-hidden="true">
      {src && broken !== src ? (
        <img src={src} alt="" width="40" height="40" loading="lazy" onError={() => setBroken(src)} />
      ) : (
        name.slice(0, 1)
      )}
    </span>
  );
}

/** Two rows of tiles on a wide page. */
const POPULAR = 12;

/** The makes with the most cars for sale, in descending order. The car search's popular makes go by the same numbers. */
export const popularMakesQuery: ShopQuery<string[]> = {
  queryKey: ['popular makes'],
  queryFn: async () =>
    [...(await carFacetsQuery({}).queryFn()).brand]
      .sort((one, other) => other.count - one.count)
      .slice(0, POPULAR)
      .map(({ value }) => value),
};

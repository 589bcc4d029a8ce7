import { Link } from 'react-router';
import type { DepartmentIndex } from '../api/goods-replies.js';
import type { Outcome } from '../api/request.js';
import { GoodsPicture } from '../art/goods/GoodsPicture.js';
import { departmentPath } from '../goods/links.js';
import { Loaded } from '../shell/Loaded.js';

/** As many as the shop has. */
const USUAL = 12;

/** A tile for each department of the first level. */
export function DepartmentTiles({ outcome }: { outcome: Promise<Outcome<DepartmentIndex>> }) {
  return (
    <Loaded outcome={outcome} skeleton={<TilesSkeleton />}>
      {({ category }) => (
        <ul className="department-tiles">
          {category.map(({ cat_id, cat_name, art, color_hex }) => (
            <li key={cat_id}>
              <Link to={departmentPath(cat_id)}>
                <GoodsPicture art={art} color={color_hex} />
                <span>{cat_name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function TilesSkeleton() {
  return (
    <ul className="department-tiles" aria-hidden="true">
      {Array.from({ length: USUAL }, (_, tile) => (
        <li key={String(tile)}>
          <span className="skeleton" />
        </li>
      ))}
    </ul>
  );
}

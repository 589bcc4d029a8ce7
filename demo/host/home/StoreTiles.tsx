import { Link } from 'react-router';
import type { StorePage } from '../api/goods-replies.js';
import type { Outcome } from '../api/request.js';
import { storePath } from '../goods/links.js';
import { StoreSign } from '../product/StoreSign.js';
import { Loaded } from '../shell/Loaded.js';

/** A tile for each of a few stores, by their signs. What they say of themselves is English in every language. */
export function StoreTiles({ outcome, count }: { outcome: Promise<Outcome<StorePage>>; count: number }) {
  return (
    <Loaded outcome={outcome} skeleton={<TilesSkeleton count={count} />}>
      {({ list }) => (
        <ul className="store-tiles">
          {list.map((store) => (
            <li key={store.store_id}>
              <Link to={storePath(store)}>
                <StoreSign name={store.store_name} color={store.color_hex} />
                <span lang="en" dir="ltr">
                  <strong>{store.store_name}</strong>
                  <span>{store.city}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function TilesSkeleton({ count }: { count: number }) {
  return (
    <ul className="store-tiles" aria-hidden="true">
      {Array.from({ length: count }, (_, tile) => (
        <li key={String(tile)}>
          <span className="skeleton" />
        </li>
      ))}
    </ul>
  );
}

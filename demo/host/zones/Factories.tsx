import { Link } from 'react-router';
import type { Store } from '../api/goods-replies.js';
import { storePath } from '../goods/links.js';
import { fill } from '../messages/speech.js';
import { StoreSign } from '../product/StoreSign.js';
import { zoneTexts } from './messages/load.js';

/** The factories themselves, each with the way to its page. */
export function Factories({ stores }: { stores: readonly Store[] }) {
  const { factory: texts, store: labels } = zoneTexts.useTexts();
  return (
    <section className="factories" aria-labelledby="factories">
      <h2 id="factories">{texts.factories}</h2>
      <ul>
        {stores.map((store) => (
          <li key={store.store_id} className="box factory-card">
            <StoreSign name={store.store_name} color={store.color_hex} />
            <div>
              <Link className="card-link" to={storePath(store)}>
                <bdi>{store.store_name}</bdi>
              </Link>
              <p>
                <bdi lang="en">
                  {store.city}, {store.country}
                </bdi>{' '}
                · {fill(labels.since, { year: store.since })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

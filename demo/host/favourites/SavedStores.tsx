import { Link } from 'react-router';
import { OwnView } from '../account/OwnView.js';
import { loadSavedStores, type SavedStore } from '../api/favourites.js';
import { storePath } from '../goods/links.js';
import { useSpeech } from '../messages/context.js';
import type { FavouriteMessages } from './messages/messages.js';
import { SaveButton } from './SaveButton.js';
import { useLook } from './useLook.js';

/** As many as the server describes at once; there are no more stores than that. */
const MOST = 100;

interface SavedStoresProps {
  texts: FavouriteMessages;
  /** The numbers of all that is saved, the newest first; undefined until they are known. */
  ids: readonly number[] | undefined;
  /** Whose they are: another one's are another list. */
  owner: string;
}

/** The favourite stores. */
export function SavedStores({ texts, ids, owner }: SavedStoresProps) {
  const [look, reload] = useLook(ids?.slice(0, MOST), `${owner} stores`, loadSavedStores);
  return (
    <OwnView own={look} reload={reload} skeleton={<span className="skeleton notice-skeleton" />}>
      {({ list }) =>
        list.length === 0 ? (
          <div className="notice">
            <h3>{texts.emptyStores}</h3>
            <p>{texts.emptyStoresText}</p>
            <Link className="button" to="/categories?in=goods">
              {texts.browseStores}
            </Link>
          </div>
        ) : (
          <ul className="saved-stores">
            {list.map((store) => (
              <li key={store.store_id}>
                <StoreCard texts={texts} store={store} />
              </li>
            ))}
          </ul>
        )
      }
    </OwnView>
  );
}

function StoreCard({ texts, store }: { texts: FavouriteMessages; store: SavedStore }) {
  const { numbers } = useSpeech();
  const { store_id, store_name, city, country, since, factory, color_hex, goods_count, about } = store;
  return (
    <article className="saved-store">
      <span
        className="saved-store-sign"
        style={{ backgroundColor: color_hex }}
        aria-hidden="true"
        translate="no"
      >
        {[...store_name][0]}
      </span>
      <div>
        <h3>
          <Link to={storePath(store)}>
            <bdi>{store_name}</bdi>
          </Link>
        </h3>
        <p>
          {factory && <span className="saved-store-factory">{texts.factory}</span>}
          <bdi>
            {city}, {country}
          </bdi>{' '}
          · {texts.since.replace('{year}', String(since))} · {numbers.plural(texts.sells, goods_count)}
        </p>
        <p className="saved-store-about cut-name" dir="auto">
          {about}
        </p>
      </div>
      <SaveButton kind="store" id={store_id} name={store_name} compact />
    </article>
  );
}

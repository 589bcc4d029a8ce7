import type { ReactNode } from 'react';
import type { StoreDetail } from '../api/goods-replies.js';
import { SaveButton } from '../favourites/SaveButton.js';
import { useSpeech } from '../messages/context.js';
import { StoreSign } from '../product/StoreSign.js';
import { useZoneTexts } from './messages/load.js';

/** A store's sign, name and what there is to know of it. */
export function StoreHead({ store, children }: { store: StoreDetail; children?: ReactNode }) {
  const { store: texts } = useZoneTexts();
  const { numbers } = useSpeech();
  const { store_id, store_name, city, country, since } = store;
  return (
    <header className="store-head">
      <StoreSign name={store_name} color={store.color_hex} />
      <div className="store-head-text">
        <h1 tabIndex={-1}>
          <bdi>{store_name}</bdi>
        </h1>
        <p>
          <bdi lang="en">{store.about}</bdi>
        </p>
        <ul className="store-head-facts" aria-label={texts.facts}>
          <li>{store.factory ? texts.factory : texts.shop}</li>
          <li>
            <bdi lang="en">
              {city}, {country}
            </bdi>
          </li>
          <li>{texts.since.replace('{year}', String(since))}</li>
          <li>{numbers.plural(texts.goods, store.goods_count)}</li>
        </ul>
      </div>
      <div className="store-head-acts">
        <SaveButton kind="store" id={store_id} name={store_name} />
        {children}
      </div>
    </header>
  );
}

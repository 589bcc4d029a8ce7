import Bunting from '../../assets/drawings/bunting.svg?react';
import type { StoreDetail } from '../api/goods-replies.js';
import { SaveButton } from '../favourites/SaveButton.js';
import { useSpeech } from '../messages/speech.js';
import { StoreSign } from '../product/StoreSign.js';
import { zoneTexts } from './messages/load.js';

/** The festive head of a store's opening. */
export function OpeningBanner({ store, title }: { store: StoreDetail; title: string }) {
  const { opening, store: texts } = zoneTexts.useTexts();
  const { numbers } = useSpeech();
  return (
    <header className="opening">
      <Bunting className="opening-flags" />
      <div className="row page-width opening-row">
        <StoreSign name={store.store_name} color={store.color_hex} />
        <div>
          <p className="opening-badge">{opening.badge}</p>
          <h1 tabIndex={-1}>
            <bdi>{title}</bdi>
          </h1>
          <p className="opening-about">
            <bdi lang="en">{store.about}</bdi>
          </p>
          <p className="opening-lead">
            {opening.lead} {numbers.plural(texts.goods, store.goods_count)}.
          </p>
          <SaveButton kind="store" id={store.store_id} name={store.store_name} />
        </div>
      </div>
    </header>
  );
}

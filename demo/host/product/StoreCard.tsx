import { Link } from 'react-router';
import { commaSeparated } from '../../shared/comma-separated.js';
import type { Store } from '../../shared/replies/goods.js';
import { SaveButton } from '../favorites/SaveButton.js';
import { storePath } from '../goods/links.js';
import { fill, useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { productTexts } from '../texts.js';
import { StoreSign } from './StoreSign.js';

export function StoreCard({ store }: { store: Store }) {
  const { store: texts } = productTexts.useTexts();
  const { lang } = useI18n();
  return (
    <section className="box store-card" aria-labelledby="store">
      <h2 id="store">{texts.title}</h2>
      <div className="store-card-row">
        <StoreSign name={store.store_name} color={store.color_hex} />
        <div>
          <p className="store-name">
            <Link to={storePath(store)}>
              <bdi>{store.store_name}</bdi>
            </Link>
          </p>
          <p className="hint">
            {store.factory ? texts.factory : texts.shop}
            {SEPARATOR}
            <bdi>{commaSeparated([store.city, store.country], lang)}</bdi>
            {SEPARATOR}
            {fill(texts.since, { year: store.since })}
          </p>
        </div>
      </div>
      <p className="hint store-about">
        <bdi lang={store.about_lang}>{store.about}</bdi>
      </p>
      <div className="row store-acts">
        <Link className="button button-quiet" to={storePath(store)}>
          {texts.visit}
        </Link>
        <SaveButton kind="store" id={store.store_id} name={store.store_name} />
      </div>
    </section>
  );
}

/** The card of the shop itself, which sells the cars. */
export function OwnCard() {
  const { store, own } = productTexts.useTexts();
  return (
    <section className="box store-card" aria-labelledby="store">
      <h2 id="store">{store.title}</h2>
      <div className="store-card-row">
        <img className="store-sign" src="/media/logo.svg" alt="" width="48" height="48" />
        <div>
          <p className="store-name">{own.name}</p>
          <p className="hint">{own.text}</p>
        </div>
      </div>
    </section>
  );
}

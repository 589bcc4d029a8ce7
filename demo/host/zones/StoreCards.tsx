import { Link } from 'react-router';
import { commaSeparated } from '../../shared/comma-separated.js';
import type { ListedStore } from '../../shared/replies/goods.js';
import { storePath } from '../goods/links.js';
import { useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { StoreSign } from '../product/StoreSign.js';
import { zoneTexts } from '../texts.js';
import './zones.css';

/** A card for each of some stores: its name, where it is, and how much it sells. */
export function StoreCards({ stores }: { stores: readonly ListedStore[] }) {
  const { store: texts } = zoneTexts.useTexts();
  const { lang, numbers } = useI18n();
  return (
    <ul className="store-cards">
      {stores.map((store) => (
        <li key={store.store_id} className="box">
          <StoreSign name={store.store_name} color={store.color_hex} />
          <div>
            <Link className="card-link" to={storePath(store)}>
              <bdi>{store.store_name}</bdi>
            </Link>
            <p className="hint">
              <bdi>{commaSeparated([store.city, store.country], lang)}</bdi>
            </p>
            <p className="hint">
              {store.factory ? texts.factory : texts.shop}
              {store.goods_count !== null && `${SEPARATOR}${numbers.plural(texts.goods, store.goods_count)}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

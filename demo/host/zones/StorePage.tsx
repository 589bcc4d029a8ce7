import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { RequestError } from '../../../dist/index.js';
import { commaSeparated } from '../../shared/comma-separated.js';
import type { GoodsFields } from '../../shared/lists.js';
import { pathTo } from '../../shared/pages.js';
import type { Goods, StoreDetail } from '../../shared/replies/goods.js';
import { storeQuery } from '../api/goods.js';
import { Breadcrumbs } from '../catalog/Breadcrumbs.js';
import { GOODS } from '../catalog/goods-kind.js';
import type { ShownList } from '../catalog/kind.js';
import { Listing, prefetchList } from '../catalog/Listing.js';
import { readList } from '../catalog/list.js';
import { ensure, useShopQuery } from '../data/use-shop-query.js';
import { SaveButton } from '../favorites/SaveButton.js';
import { GoodsCard } from '../goods/GoodsCard.js';
import { GOODS_CARDS } from '../goods/goodsCards.js';
import { storePath } from '../goods/links.js';
import { fill, useI18n } from '../messages/i18n.js';
import { StoreSign } from '../product/StoreSign.js';
import { useTitle } from '../shell/title.js';
import { zoneTexts } from '../texts.js';
import { FailedPage, isOfNothing } from '../ui/FailedPage.js';
import { Notice } from '../ui/Notice.js';
import { loadZoneTexts } from './ZoneHead.js';
import './zones.css';

/** The store's goods, each without its name. */
const OWN_GOODS = {
  ...GOODS,
  cards: { ...GOODS_CARDS, card: (goods: Goods) => <GoodsCard goods={goods} hasStore={false} /> },
};

/** Waits for a store, which its page needs for its heading and its requests. An empty id finds nothing. */
export async function loadStore(id: string): Promise<StoreDetail | RequestError> {
  const found =
    id === ''
      ? new RequestError('business', '', '', 404)
      : ensure(storeQuery(id)).catch((error: unknown) => RequestError.of(error));
  const [store] = await Promise.all([found, loadZoneTexts()]);
  return store;
}

interface Loaded extends ShownList<GoodsFields> {
  readonly id: string;
}

export async function loader({ params, request }: LoaderFunctionArgs): Promise<Loaded | RequestError> {
  const id = params.id ?? '';
  const store = await loadStore(id);
  if (store instanceof RequestError) return store;
  const list = readList(GOODS.fields, new URL(request.url).searchParams);
  const fixed = { store_id: String(store.store_id) };
  prefetchList(GOODS, { list, fixed });
  return { id, list, fixed };
}

/** `/store/{id}`: a store by its number or slug, and what it sells. */
export function Component() {
  const loaded = useLoaderData<Loaded | RequestError>();
  return loaded instanceof RequestError ? <StoreFailed error={loaded} /> : <Store {...loaded} />;
}

function Store({ id, list, fixed }: Loaded) {
  const { store: texts, stores } = zoneTexts.useTexts();
  const { data: store } = useShopQuery(storeQuery(id));
  useTitle(store?.store_name ?? '');
  if (!store) return null;
  return (
    <div className="stack-large page-width catalog">
      <Breadcrumbs
        trail={[
          { name: stores.title, path: pathTo('stores') },
          { name: store.store_name, path: storePath(store) },
        ]}
      />
      <StoreHead store={store} />
      <Listing
        kind={OWN_GOODS}
        list={list}
        fixed={fixed}
        label={fill(texts.list, { name: store.store_name })}
      />
    </div>
  );
}

function StoreHead({ store }: { store: StoreDetail }) {
  const { store: texts } = zoneTexts.useTexts();
  const { lang, numbers } = useI18n();
  const { store_id, store_name, city, country, since } = store;
  return (
    <header className="row store-head">
      <StoreSign name={store_name} color={store.color_hex} />
      <div className="store-head-text">
        <h1 tabIndex={-1}>
          <bdi>{store_name}</bdi>
        </h1>
        <p className="soft">
          <bdi lang={store.about_lang}>{store.about}</bdi>
        </p>
        <ul className="store-head-facts" aria-label={texts.facts}>
          <li>{store.factory ? texts.factory : texts.shop}</li>
          <li>
            <bdi>{commaSeparated([city, country], lang)}</bdi>
          </li>
          <li>{fill(texts.since, { year: since })}</li>
          <li>{numbers.plural(texts.goods, store.goods_count)}</li>
        </ul>
      </div>
      <div className="row store-head-acts">
        <SaveButton kind="store" id={store_id} name={store_name} />
        <Link className="button-quiet" to={`${pathTo('storeOpening')}?store_id=${store_id}`}>
          {texts.opening}
        </Link>
      </div>
    </header>
  );
}

/** Shown instead of the page of a store that doesn't exist or couldn't be loaded. */
export function StoreFailed({ error }: { error: RequestError }) {
  const { store } = zoneTexts.useTexts();
  const { home } = useI18n().texts;
  useTitle(store.unknown);
  if (!isOfNothing(error)) return <FailedPage error={error} />;
  return (
    <div className="page-width product-failed">
      <h1 className="visually-hidden" tabIndex={-1}>
        {store.unknown}
      </h1>
      <Notice
        role="status"
        title={store.unknown}
        text={store.unknownText}
        to={pathTo('stores')}
        link={home.allStores}
      />
    </div>
  );
}

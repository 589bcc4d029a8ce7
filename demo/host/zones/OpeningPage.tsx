import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { RequestError } from '../../../dist/index.js';
import Bunting from '../../assets/drawings/bunting.svg?react';
import type { GoodsPage, StoreDetail } from '../../shared/replies/goods.js';
import { goodsQuery, storeQuery } from '../api/goods.js';
import { prefetch, type ShopQuery, useShopQuery } from '../data/use-shop-query.js';
import { SaveButton } from '../favorites/SaveButton.js';
import { CardBlanks, CardGrid } from '../goods/CardGrid.js';
import { GOODS_CARDS } from '../goods/goodsCards.js';
import { storePath } from '../goods/links.js';
import { fill, useI18n } from '../messages/i18n.js';
import { StoreSign } from '../product/StoreSign.js';
import { useTitle } from '../shell/title.js';
import { zoneTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { loadStore, StoreFailed } from './StorePage.js';
import '../home/shelf.css';
import './zones.css';

const SHOWN = 4;

const shelvesOf = (store_id: string) => ({
  offers: goodsQuery({ store_id, deal: '1', sort: 'discount', pageSize: SHOWN * 2 }),
  newest: goodsQuery({ store_id, sort: 'newest', pageSize: SHOWN }),
  popular: goodsQuery({ store_id, sort: 'popular', pageSize: SHOWN }),
});

export async function loader({ request }: LoaderFunctionArgs): Promise<string | RequestError> {
  const id = new URL(request.url).searchParams.get('store_id') ?? '';
  const store = await loadStore(id);
  if (store instanceof RequestError) return store;
  for (const query of Object.values(shelvesOf(String(store.store_id)))) prefetch(query);
  return id;
}

/** `/content/grandopening?store_id=`: a store's offers and new arrivals, festive when the store is new. */
export function Component() {
  const loaded = useLoaderData<string | RequestError>();
  return loaded instanceof RequestError ? <StoreFailed error={loaded} /> : <Opening id={loaded} />;
}

function Opening({ id }: { id: string }) {
  const { opening } = zoneTexts.useTexts();
  const { data: store } = useShopQuery(storeQuery(id));
  const title = fill(opening.title, { name: store?.store_name ?? '' });
  useTitle(title);
  if (!store) return null;
  const { offers, newest, popular } = shelvesOf(String(store.store_id));
  return (
    <>
      <OpeningBanner store={store} title={title} />
      <div className="stack page-width zone">
        <Shelf id="offers" title={opening.offers} query={offers} empty={opening.noOffers} />
        <Shelf id="newest" title={opening.newest} query={newest} />
        <Shelf id="popular" title={opening.popular} query={popular} />
        <p className="zone-end">
          <Link className="button" to={storePath(store)}>
            {opening.visit}
          </Link>
        </p>
      </div>
    </>
  );
}

interface ShelfProps {
  id: string;
  title: string;
  query: ShopQuery<GoodsPage>;
  /** Shown if there are none. */
  empty?: string;
}

function Shelf({ id, title, query, empty }: ShelfProps) {
  const goods = useShopQuery(query);
  return (
    <section className="shelf" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <AsyncView query={goods} skeleton={<CardBlanks of={GOODS_CARDS} count={SHOWN} />}>
        {({ list }) =>
          list.length > 0 ? <CardGrid of={GOODS_CARDS} items={list} /> : <p className="soft">{empty}</p>
        }
      </AsyncView>
    </section>
  );
}

/** The header, with bunting if the store opened this year or last. */
export function OpeningBanner({ store, title }: { store: StoreDetail; title: string }) {
  const { opening, store: texts } = zoneTexts.useTexts();
  const { numbers } = useI18n();
  const isNew = store.since >= new Date().getFullYear() - 1;
  return (
    <header className="opening">
      {isNew && <Bunting className="opening-flags" />}
      <div className="row page-width opening-row">
        <StoreSign name={store.store_name} color={store.color_hex} />
        <div>
          {isNew && <p className="opening-badge">{opening.badge}</p>}
          <h1 tabIndex={-1}>
            <bdi>{title}</bdi>
          </h1>
          <p className="opening-about">
            <bdi lang={store.about_lang}>{store.about}</bdi>
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

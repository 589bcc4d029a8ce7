import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { searchGoods } from '../api/goods.js';
import type { GoodsPage } from '../api/goods-replies.js';
import type { Outcome } from '../api/request.js';
import { useLangReload } from '../catalogue/useLangReload.js';
import { storePath } from '../goods/links.js';
import { useTitle } from '../shell/title.js';
import { GoodsShelf } from '../zones/GoodsShelf.js';
import { loadStorePage, type StoreData } from '../zones/loadStorePage.js';
import { useZoneTexts } from '../zones/messages/load.js';
import { OpeningBanner } from '../zones/OpeningBanner.js';
import { StoreFailed } from '../zones/StoreFailed.js';

type Shelf = Promise<Outcome<GoodsPage>>;
type Data = StoreData<{ offers: Shelf; newest: Shelf; popular: Shelf }>;

const SHOWN = 4;

export const loader = ({ request }: LoaderFunctionArgs): Promise<Data> =>
  loadStorePage(new URL(request.url).searchParams.get('store_id') ?? '', (store_id) => ({
    offers: searchGoods({ store_id, deal: '1', sort: 'discount', pageSize: SHOWN * 2 }),
    newest: searchGoods({ store_id, sort: 'newest', pageSize: SHOWN }),
    popular: searchGoods({ store_id, sort: 'popular', pageSize: SHOWN }),
  }));

/** `/content/grandopening?store_id=`: the page with which a store opens. */
export function Component() {
  const loaded = useLoaderData<Data>();
  useLangReload(loaded.lang);
  return loaded.status === 'ready' ? <Opening {...loaded} /> : <StoreFailed failure={loaded} />;
}

function Opening({ store, offers, newest, popular }: Extract<Data, { status: 'ready' }>) {
  const { opening } = useZoneTexts();
  const title = opening.title.replace('{name}', () => store.store_name);
  useTitle(title);
  return (
    <>
      <OpeningBanner store={store} title={title} />
      <div className="page-width zone">
        <GoodsShelf
          id="offers"
          title={opening.offers}
          outcome={offers}
          empty={opening.noOffers}
          count={SHOWN}
        />
        <GoodsShelf id="newest" title={opening.newest} outcome={newest} count={SHOWN} />
        <GoodsShelf id="popular" title={opening.popular} outcome={popular} count={SHOWN} />
        <p className="zone-end">
          <Link className="button" to={storePath(store)}>
            {opening.visit}
          </Link>
        </p>
      </div>
    </>
  );
}

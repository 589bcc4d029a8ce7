import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Breadcrumbs } from '../catalogue/Breadcrumbs.js';
import { GoodsPageBody } from '../catalogue/GoodsPageBody.js';
import { type GoodsData, loadGoods } from '../catalogue/loadGoods.js';
import { useLangReload } from '../catalogue/useLangReload.js';
import { storePath } from '../goods/links.js';
import { useSpeech } from '../messages/context.js';
import { useTitle } from '../shell/title.js';
import { loadStorePage, type StoreData } from '../zones/loadStorePage.js';
import { useZoneTexts } from '../zones/messages/load.js';
import { StoreFailed } from '../zones/StoreFailed.js';
import { StoreHead } from '../zones/StoreHead.js';

type Data = StoreData<{ data: GoodsData }>;

export const loader = ({ params, request }: LoaderFunctionArgs): Promise<Data> =>
  loadStorePage(params.id ?? '', (store_id) => ({ data: loadGoods(request.url, { store_id }) }));

/** `/store/{id}`: a store by its number or slug, and what it sells. */
export function Component() {
  const loaded = useLoaderData<Data>();
  useLangReload(loaded.lang);
  return loaded.status === 'ready' ? <StorePage {...loaded} /> : <StoreFailed failure={loaded} />;
}

function StorePage({ store, data }: Extract<Data, { status: 'ready' }>) {
  const { store: texts } = useZoneTexts();
  const { nav } = useSpeech().texts;
  useTitle(store.store_name);
  return (
    <div className="page-width catalogue">
      <Breadcrumbs
        way={[
          { name: nav.home, path: '/' },
          { name: store.store_name, path: storePath(store) },
        ]}
      />
      <StoreHead store={store}>
        <Link className="button-quiet" to={`/content/grandopening?store_id=${store.store_id}`}>
          {texts.opening}
        </Link>
      </StoreHead>
      <GoodsPageBody data={data} label={texts.list.replace('{name}', () => store.store_name)} />
    </div>
  );
}

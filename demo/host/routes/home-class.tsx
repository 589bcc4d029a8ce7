import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDepartments, loadDetail } from '../api/goods.js';
import type { Detail } from '../api/goods-replies.js';
import type { Failure } from '../api/request.js';
import { listPath } from '../cars/links.js';
import { GoodsPageBody } from '../catalogue/GoodsPageBody.js';
import { type GoodsData, loadGoods } from '../catalogue/loadGoods.js';
import { useLangReload } from '../catalogue/useLangReload.js';
import type { Lang } from '../messages/language.js';
import { Failed } from '../shell/Loaded.js';
import { NotFound } from '../shell/NotFound.js';
import { sendOn } from '../shell/sendOn.js';
import { Chosen } from '../zones/Chosen.js';
import { loadZone } from '../zones/load.js';
import { useZoneTexts } from '../zones/messages/load.js';
import { ZoneHead } from '../zones/ZoneHead.js';

type HomeClassData = { lang: Lang } & (
  | { status: 'ready'; name: string; chosen: Extract<Detail, { kind: 'goods' }> | null; data: GoodsData }
  | Failure
);

/** Numbers of departments are smaller than those of all goods. */
const isDepartment = (id: string) => /^\d{1,4}$/.test(id);

/**
 * The id is that of goods, whose department is shown with them in front; or of a department. A car's is the list of
 * its model.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<HomeClassData | Response> {
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const [zone, index, detail] = await Promise.all([
    loadZone(),
    loadDepartments(),
    id === '' || isDepartment(id) ? null : loadDetail(id),
  ]);
  if (detail?.status === 'failed') return { ...zone, ...detail };
  if (detail?.data.kind === 'car') {
    return sendOn(request, listPath(detail.data.goods.brand, detail.data.goods.model));
  }
  const chosen = detail?.data ?? null;
  const catId = chosen?.goods.cat_id ?? id;
  const all =
    index.status === 'ready' ? index.data.category.flatMap((each) => [each, ...each.son_category]) : [];
  const name = chosen?.goods.cat_name ?? all.find(({ cat_id }) => cat_id === catId)?.cat_name;
  if (name === undefined) return { ...zone, status: 'failed', code: 404, message: '' };
  return { ...zone, status: 'ready', name, chosen, data: loadGoods(request.url, { cat_id: catId }) };
}

/** `/content/homeClass?id=`: a kind of goods, with the one in front that led here. */
export function Component() {
  const loaded = useLoaderData<HomeClassData>();
  useLangReload(loaded.lang);
  const { home, classify } = useZoneTexts();
  if (loaded.status === 'failed') {
    if (loaded.code === 404 || loaded.code === 400) return <NotFound />;
    return (
      <div className="page-width product-failed">
        <Failed failure={loaded} />
      </div>
    );
  }
  const { name, chosen, data } = loaded;
  return (
    <div className="page-width catalogue">
      <ZoneHead title={name} lead={home.lead} way={[{ name: classify.title, path: '/content/classify' }]}>
        {chosen && <Chosen goods={chosen.goods} />}
      </ZoneHead>
      <GoodsPageBody data={data} label={home.more.replace('{name}', () => name)} toDepartment={toClass} />
    </div>
  );
}

const toClass = (catId: string | null) =>
  catId === null ? '/content/classify' : `/content/homeClass?id=${encodeURIComponent(catId)}`;

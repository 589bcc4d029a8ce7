import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { RequestError } from '../../../dist/index.js';
import type { GoodsFields } from '../../shared/lists.js';
import { pathTo } from '../../shared/pages.js';
import type { GoodsDetail } from '../../shared/replies/goods.js';
import { departmentsQuery, detailQuery } from '../api/goods.js';
import { GoodsPicture } from '../art/GoodsPicture.js';
import { listPath } from '../cars/links.js';
import { AddToCart } from '../cart/AddToCart.js';
import { GOODS } from '../catalog/goods-kind.js';
import type { ShownList } from '../catalog/kind.js';
import { Listing, prefetchList } from '../catalog/Listing.js';
import { readList } from '../catalog/list.js';
import { ensure, useShopQuery } from '../data/use-shop-query.js';
import { Price, ZoneBadge } from '../goods/CardParts.js';
import { productPath } from '../goods/links.js';
import { fill } from '../messages/i18n.js';
import { NotFound } from '../shell/NotFound.js';
import { sendOn } from '../shell/sendOn.js';
import { zoneTexts } from '../texts.js';
import { FailedPage } from '../ui/FailedPage.js';
import { loadZoneTexts, ZoneHead } from './ZoneHead.js';
import './zones.css';

interface HomeClass extends ShownList<GoodsFields> {
  /** The id of the goods that led here. Empty for a department. */
  readonly goodsId: string;
}

/** Returns whether an id is a department's: those numbers are smaller than any goods'. */
const isDepartment = (id: string) => /^\d{1,4}$/.test(id);

/** The id is that of goods, shown first in their department, or of a department. A car leads to its model. */
export async function loader({ request }: LoaderFunctionArgs): Promise<HomeClass | RequestError | Response> {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('id') ?? '';
  const goodsId = isDepartment(id) ? '' : id;
  try {
    const [detail] = await Promise.all([
      goodsId === '' ? null : ensure(detailQuery(goodsId)),
      loadZoneTexts(),
      ensure(departmentsQuery).catch(() => null),
    ]);
    if (detail?.kind === 'car') return sendOn(request, listPath(detail.goods.brand, detail.goods.model));
    const fixed = { cat_id: detail?.goods.cat_id ?? id };
    const list = readList(GOODS.fields, searchParams);
    prefetchList(GOODS, { list, fixed });
    return { goodsId, list, fixed };
  } catch (error) {
    return RequestError.of(error);
  }
}

/** `/content/homeClass?id=`: the goods of a department, starting with those that led here. */
export function Component() {
  const loaded = useLoaderData<HomeClass | RequestError>();
  return loaded instanceof RequestError ? <FailedPage error={loaded} /> : <HomeClassPage {...loaded} />;
}

function HomeClassPage({ goodsId, list, fixed }: HomeClass) {
  const { home, classify } = zoneTexts.useTexts();
  const departments = useShopQuery(departmentsQuery).data?.category ?? [];
  const { data: detail } = useShopQuery({ ...detailQuery(goodsId), enabled: goodsId !== '' });
  const chosen = detail?.kind === 'goods' ? detail.goods : null;
  const all = departments.flatMap((each) => [each, ...each.son_category]);
  const name = chosen?.cat_name ?? all.find(({ cat_id }) => cat_id === fixed.cat_id)?.cat_name;
  if (name === undefined) return <NotFound />;
  return (
    <div className="stack-large page-width catalog">
      <ZoneHead title={name} lead={home.lead} trail={[{ name: classify.title, path: pathTo('departments') }]}>
        {chosen && <Chosen goods={chosen} />}
      </ZoneHead>
      <Listing
        kind={GOODS}
        list={list}
        fixed={fixed}
        label={fill(home.more, { name })}
        toDepartment={toClass}
      />
    </div>
  );
}

const toClass = (catId: string | null) =>
  catId === null ? pathTo('departments') : `${pathTo('kindOfGoods')}?id=${encodeURIComponent(catId)}`;

/** The goods that led to the page, shown before all others. */
function Chosen({ goods }: { goods: GoodsDetail['goods'] }) {
  const { home } = zoneTexts.useTexts();
  return (
    <section className="card chosen" aria-label={home.chosen}>
      <div className="chosen-picture">
        <GoodsPicture art={goods.art} color={goods.color_hex} goodsId={goods.goods_id} />
      </div>
      <div className="chosen-facts">
        <p className="chosen-label">{home.chosen}</p>
        <h2>
          <bdi lang={goods.lang}>{goods.goods_name}</bdi>
        </h2>
        <Price price={goods.price} before={goods.list_price} discount={goods.discount} />
        {goods.stock > 0 && <ZoneBadge zone={goods.zone} />}
        <p className="soft" lang={goods.lang} dir="auto">
          {goods.description}
        </p>
        <div className="row buy-acts screen-only">
          {goods.stock > 0 && <AddToCart goodsId={goods.goods_id} name={goods.goods_name} />}
          <Link className="button-quiet" to={productPath(goods)}>
            {home.view}
          </Link>
        </div>
      </div>
    </section>
  );
}

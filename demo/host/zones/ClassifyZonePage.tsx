import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { departmentsQuery } from '../api/goods.js';
import { filtered } from '../catalog/address.js';
import { GOODS } from '../catalog/goods-kind.js';
import { Listing, prefetchList } from '../catalog/Listing.js';
import { readList } from '../catalog/list.js';
import { ensure, useShopQuery } from '../data/use-shop-query.js';
import { fill } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { catalogTexts, zoneTexts } from '../texts.js';
import { LinkTabs } from '../ui/LinkTabs.js';
import { loadZoneTexts, ZoneHead } from './ZoneHead.js';

const NOTHING_FIXED = {};

export async function loader({ request }: LoaderFunctionArgs) {
  const list = readList(GOODS.fields, new URL(request.url).searchParams);
  prefetchList(GOODS, { list, fixed: NOTHING_FIXED });
  await Promise.all([ensure(departmentsQuery).catch(() => null), loadZoneTexts()]);
  return list;
}

/** `/content/classifyZone?cat_id&goods_name&is_oversea`: goods by delivery speed, by department, or from a search. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const { zone: texts, classify } = zoneTexts.useTexts();
  const { results } = catalogTexts.useTexts();
  const [search] = useSearchParams();
  const departments = useShopQuery(departmentsQuery).data?.category ?? [];
  const { term, chosen } = list;
  const [catId] = chosen.cat_id;
  const oversea = chosen.is_oversea[0] ?? '';
  const passage = texts[oversea === '0' || oversea === '1' ? oversea : 'both'];
  const all = departments.flatMap((department) => [department, ...department.son_category]);
  const department = all.find(({ cat_id }) => cat_id === catId)?.cat_name;
  const title = term ? fill(results, { term }) : (department ?? passage.title);
  const lead =
    title === passage.title
      ? passage.lead
      : [department, passage.title].filter((part) => part && part !== title).join(SEPARATOR);
  const choices = [
    { value: '', name: texts.any },
    { value: '0', name: texts[0].title },
    { value: '1', name: texts[1].title },
  ];
  return (
    <div className="stack-large page-width catalog">
      <ZoneHead title={title} lead={lead} trail={[{ name: classify.title, path: pathTo('departments') }]}>
        <LinkTabs
          label={texts.choice}
          current={oversea}
          tabs={choices.map(({ value, name }) => ({
            value,
            to: `${pathTo('shippingZone')}${filtered(search, { is_oversea: value || null })}`,
            text: name,
          }))}
        />
      </ZoneHead>
      <Listing kind={GOODS} list={list} fixed={NOTHING_FIXED} label={title} />
    </div>
  );
}

import type { LoaderFunctionArgs } from 'react-router';
import { Link, useLoaderData, useSearchParams } from 'react-router';
import { loadDepartments } from '../api/goods.js';
import { filtered } from '../catalogue/address.js';
import { GoodsPageBody } from '../catalogue/GoodsPageBody.js';
import { loadGoods } from '../catalogue/loadGoods.js';
import { useCatalogueTexts } from '../catalogue/messages/load.js';
import { useLangReload } from '../catalogue/useLangReload.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { loadZone } from '../zones/load.js';
import { useZoneTexts } from '../zones/messages/load.js';
import { ZoneHead } from '../zones/ZoneHead.js';

export async function loader({ request }: LoaderFunctionArgs) {
  const data = loadGoods(request.url);
  const [zone, index] = await Promise.all([loadZone(), loadDepartments()]);
  return { ...zone, data, departments: index.status === 'ready' ? index.data.category : [] };
}

/** `/content/classifyZone?cat_id&goods_name&is_oversea`: goods by how fast they come, of a department, of a search. */
export function Component() {
  const { lang, data, departments } = useLoaderData<typeof loader>();
  useLangReload(lang);
  const { zone: texts, classify } = useZoneTexts();
  const { results } = useCatalogueTexts();
  const [search] = useSearchParams();
  const { catId, oversea, term } = data.query;
  const passage = texts[oversea || 'both'];
  const all = departments.flatMap((department) => [department, ...department.son_category]);
  const department = all.find(({ cat_id }) => cat_id === catId)?.cat_name;
  const title = term ? results.replace('{term}', () => term) : (department ?? passage.title);
  const lead =
    title === passage.title
      ? passage.lead
      : [department, passage.title].filter((part) => part && part !== title).join(' · ');
  const choices = [
    { value: '', name: texts.any },
    { value: '0', name: texts[0].title },
    { value: '1', name: texts[1].title },
  ];
  return (
    <div className="page-width catalogue">
      <ZoneHead title={title} lead={lead} way={[{ name: classify.title, path: '/content/classify' }]}>
        <nav className="kind-tabs" aria-label={texts.choice}>
          {choices.map(({ value, name }) => (
            <Link
              key={value}
              to={`/content/classifyZone${filtered(search, { is_oversea: value || null })}`}
              state={KEEP_FOCUS}
              aria-current={value === oversea ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </nav>
      </ZoneHead>
      <GoodsPageBody data={data} label={title} />
    </div>
  );
}

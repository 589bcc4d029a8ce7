import { useLoaderData } from 'react-router';
import { loadBrands } from '../api/catalogue.js';
import { countGoods, loadDepartments } from '../api/goods.js';
import { useLangReload } from '../catalogue/useLangReload.js';
import { useSettled } from '../catalogue/useSettled.js';
import { Loaded } from '../shell/Loaded.js';
import { DepartmentCards, DepartmentCardsSkeleton } from '../zones/DepartmentCards.js';
import { loadZone } from '../zones/load.js';
import { MakesCard } from '../zones/MakesCard.js';
import { useZoneTexts } from '../zones/messages/load.js';
import { ZoneHead } from '../zones/ZoneHead.js';

export async function loader() {
  const [departments, facets, brands] = [loadDepartments(), countGoods({}), loadBrands()];
  return { ...(await loadZone()), departments, facets, brands };
}

/** `/content/classify`: all departments with their parts, and the makes of cars. */
export function Component() {
  const { lang, departments, facets, brands } = useLoaderData<typeof loader>();
  useLangReload(lang);
  const { classify } = useZoneTexts();
  const counts = useSettled(facets);
  return (
    <div className="page-width zone">
      <ZoneHead title={classify.title} lead={classify.lead} />
      <Loaded outcome={departments} skeleton={<DepartmentCardsSkeleton />}>
        {({ category }) => <DepartmentCards departments={category} counts={counts?.category ?? []} />}
      </Loaded>
      <Loaded outcome={brands} skeleton={<div className="skeleton makes-card" />} failure={() => ''}>
        {(list) => <MakesCard brands={list} />}
      </Loaded>
    </div>
  );
}

import { Link } from 'react-router';
import type { Brand } from '../../shared/replies/cars.js';
import { bannerQuery } from '../api/catalog.js';
import { departmentsQuery, goodsFacetsQuery } from '../api/goods.js';
import { listPath } from '../cars/links.js';
import { MakeTiles } from '../cars/MakeTiles.js';
import { prefetch, useShopQuery } from '../data/use-shop-query.js';
import { zoneTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { DepartmentCards, DepartmentCardsSkeleton } from './DepartmentCards.js';
import { loadZoneTexts, ZoneHead } from './ZoneHead.js';
import '../catalog/catalog.css';
import './zones.css';

const counted = goodsFacetsQuery({});

export async function loader(): Promise<null> {
  prefetch(departmentsQuery);
  prefetch(counted);
  prefetch(bannerQuery);
  await loadZoneTexts();
  return null;
}

/** `/content/classify`: all departments with their subdepartments, and the makes of cars. */
export function Component() {
  const { classify } = zoneTexts.useTexts();
  const departments = useShopQuery(departmentsQuery);
  const { data: counts } = useShopQuery(counted);
  const banner = useShopQuery(bannerQuery);
  return (
    <div className="stack page-width zone">
      <ZoneHead title={classify.title} lead={classify.lead} />
      <AsyncView query={departments} skeleton={<DepartmentCardsSkeleton />}>
        {({ category }) => <DepartmentCards departments={category} counts={counts?.category ?? []} />}
      </AsyncView>
      <AsyncView query={banner} skeleton={<div className="skeleton makes-card" />} failure={() => <></>}>
        {({ brand }) => <MakesCard brands={brand} />}
      </AsyncView>
    </div>
  );
}

function MakesCard({ brands }: { brands: Brand[] }) {
  const { classify } = zoneTexts.useTexts();
  return (
    <section className="makes-card" aria-labelledby="makes">
      <div className="section-head">
        <div>
          <h2 id="makes">{classify.cars}</h2>
          <p>{classify.carsLead}</p>
        </div>
        <Link className="more-link" to={listPath()}>
          {classify.seeAll}
        </Link>
      </div>
      <MakeTiles brands={brands} />
    </section>
  );
}

import type { Deals, DepartmentIndex, GoodsPage, StorePage } from '../api/goods-replies.js';
import type { CarPage } from '../api/replies.js';
import type { Outcome } from '../api/request.js';
import { CarGrid } from '../cars/CarGrid.js';
import { CarGridSkeleton } from '../cars/CarGridSkeleton.js';
import { GoodsGrid } from '../goods/GoodsGrid.js';
import { GoodsGridSkeleton } from '../goods/GoodsGridSkeleton.js';
import { useSpeech } from '../messages/context.js';
import { Loaded } from '../shell/Loaded.js';
import { DepartmentTiles } from './DepartmentTiles.js';
import { Section } from './Section.js';
import { StoreTiles } from './StoreTiles.js';

/** How many of each are shown: rows that are full at every width. */
export const SHOWN = { deals: 10, popular: 10, stores: 8, cars: 4 } as const;

export interface ShopHomeData {
  deals: Promise<Outcome<Deals>>;
  departments: Promise<Outcome<DepartmentIndex>>;
  popular: Promise<Outcome<GoodsPage>>;
  stores: Promise<Outcome<StorePage>>;
  cars: Promise<Outcome<CarPage>>;
}

/** The home page of a shop for everything, below its hero. */
export function ShopHome({ deals, departments, popular, stores, cars }: ShopHomeData) {
  const { home } = useSpeech().texts;
  return (
    <>
      <Section
        id="departments"
        title={home.departments}
        lead={home.departmentsLead}
        more={{ text: home.allDepartments, to: '/content/classify' }}
      >
        <DepartmentTiles outcome={departments} />
      </Section>
      <Section
        id="deals"
        title={home.deals}
        lead={home.dealsLead}
        more={{ text: home.allDeals, to: '/content/daysDeals' }}
      >
        <Loaded outcome={deals} skeleton={<GoodsGridSkeleton count={SHOWN.deals} />}>
          {({ list }) => <GoodsGrid goods={list.slice(0, SHOWN.deals)} />}
        </Loaded>
      </Section>
      <Section
        id="popular"
        title={home.popular}
        lead={home.popularLead}
        more={{ text: home.allGoods, to: '/categories?in=goods' }}
      >
        <Loaded outcome={popular} skeleton={<GoodsGridSkeleton count={SHOWN.popular} />}>
          {({ list }) => <GoodsGrid goods={list} />}
        </Loaded>
      </Section>
      <Section
        id="stores"
        title={home.stores}
        lead={home.storesLead}
        more={{ text: home.factories, to: '/content/factorZone' }}
      >
        <StoreTiles outcome={stores} count={SHOWN.stores} />
      </Section>
      <Section
        id="cars"
        title={home.newest}
        lead={home.newestLead}
        more={{ text: home.allCars, to: '/categories?sort=newest' }}
      >
        <Loaded outcome={cars} skeleton={<CarGridSkeleton count={SHOWN.cars} link />}>
          {(page) => <CarGrid cars={page.list} link />}
        </Loaded>
      </Section>
    </>
  );
}

import type { Deals, DepartmentIndex } from '../api/goods-replies.js';
import type { Brand, CarPage } from '../api/replies.js';
import type { Outcome } from '../api/request.js';
import { CarGrid } from '../cars/CarGrid.js';
import { CarGridSkeleton } from '../cars/CarGridSkeleton.js';
import { MakeTiles, MakeTilesSkeleton } from '../cars/MakeTiles.js';
import { GoodsGrid } from '../goods/GoodsGrid.js';
import { GoodsGridSkeleton } from '../goods/GoodsGridSkeleton.js';
import { useSpeech } from '../messages/context.js';
import { Loaded } from '../shell/Loaded.js';
import { DepartmentTiles } from './DepartmentTiles.js';
import { Section } from './Section.js';
import { Steps } from './Steps.js';
import { WhyUs } from './WhyUs.js';

/** How many of each are shown. */
export const SHOWN = { arrivals: 8, bargains: 4, deals: 5 } as const;

export interface CarHomeData {
  brands: Promise<Outcome<Brand[]>>;
  arrivals: Promise<Outcome<CarPage>>;
  bargains: Promise<Outcome<CarPage>>;
  deals: Promise<Outcome<Deals>>;
  departments: Promise<Outcome<DepartmentIndex>>;
}

/** The home page of a car exporter, below its hero. */
export function CarHome({ brands, arrivals, bargains, deals, departments }: CarHomeData) {
  const { home } = useSpeech().texts;
  return (
    <>
      <Section
        id="makes"
        title={home.makes}
        lead={home.makesLead}
        more={{ text: home.allMakes, to: '/categories' }}
      >
        <Loaded outcome={brands} skeleton={<MakeTilesSkeleton />}>
          {(list) => <MakeTiles brands={list} />}
        </Loaded>
      </Section>
      <Section
        id="arrivals"
        title={home.newest}
        lead={home.newestLead}
        more={{ text: home.allCars, to: '/categories?sort=newest' }}
      >
        <Loaded outcome={arrivals} skeleton={<CarGridSkeleton count={SHOWN.arrivals} link />}>
          {(page) => <CarGrid cars={page.list} link />}
        </Loaded>
      </Section>
      <Section
        id="bargains"
        title={home.bargains}
        lead={home.bargainsLead}
        more={{ text: home.allBargains, to: '/categories?sort=price_asc' }}
      >
        <Loaded outcome={bargains} skeleton={<CarGridSkeleton count={SHOWN.bargains} link />}>
          {(page) => <CarGrid cars={page.list} link />}
        </Loaded>
      </Section>
      <WhyUs />
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
        id="departments"
        title={home.departments}
        lead={home.departmentsLead}
        more={{ text: home.allDepartments, to: '/content/classify' }}
      >
        <DepartmentTiles outcome={departments} />
      </Section>
      <Steps />
    </>
  );
}

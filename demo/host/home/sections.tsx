import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import type { CarPage } from '../../shared/replies/cars.js';
import { bannerQuery } from '../api/catalog.js';
import { dealsQuery, departmentsQuery, goodsQuery, noticesQuery, shopsQuery } from '../api/goods.js';
import { GoodsPicture } from '../art/GoodsPicture.js';
import { CAR_CARDS } from '../cars/carCards.js';
import { listPath } from '../cars/links.js';
import { MakeTiles, MakeTilesSkeleton, popularMakesQuery } from '../cars/MakeTiles.js';
import { type ShopQuery, useShopQuery } from '../data/use-shop-query.js';
import { CardBlanks, CardGrid } from '../goods/CardGrid.js';
import { GOODS_CARDS } from '../goods/goodsCards.js';
import { departmentPath, storePath } from '../goods/links.js';
import { capitalized, fill, useI18n } from '../messages/i18n.js';
import { StoreSign } from '../product/StoreSign.js';
import { catalogTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Blanks } from '../ui/Blanks.js';
import { Section } from './Section.js';
import './home.css';

/** The usual number of notices. */
const USUAL = 3;

/** The shop's announcements. If they can't be loaded, the page does without them. */
export function Notices() {
  const { home } = useI18n().texts;
  const notices = useShopQuery(noticesQuery);
  return (
    <section className="notices" aria-label={home.notices}>
      <AsyncView query={notices} skeleton={<NoticesSkeleton />} failure={() => <></>}>
        {(list) => (
          <ul>
            {list.map(({ title, content }) => (
              <li key={title}>
                <strong>{title}</strong>
                <p className="soft">{content}</p>
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </section>
  );
}

const NoticesSkeleton = () => (
  <Blanks count={USUAL}>
    <span className="skeleton skeleton-line" />
    <span className="skeleton skeleton-lines" />
  </Blanks>
);

export function MakesSection() {
  const { home } = useI18n().texts;
  const banner = useShopQuery(bannerQuery);
  const popular = useShopQuery(popularMakesQuery);
  const more = { text: home.allMakes, to: pathTo('categories') };
  return (
    <Section id="makes" title={home.makes} lead={home.makesLead} more={more}>
      <AsyncView query={banner} skeleton={<MakeTilesSkeleton />}>
        {({ brand }) => (
          <AsyncView query={popular} skeleton={<MakeTilesSkeleton />}>
            {(makes) => (
              <MakeTiles brands={makes.flatMap((make) => brand.find(({ value }) => value === make) ?? [])} />
            )}
          </AsyncView>
        )}
      </AsyncView>
      <CarWays />
    </Section>
  );
}

/** In US cents. */
const BUDGET = 1_500_000;

/** Links to cars by what they are or cost, named like the filters of their list. */
function CarWays() {
  const { texts, numbers, lang } = useI18n();
  const { bodies, atMost } = catalogTexts.useTexts();
  const { fuels } = texts.car;
  const ways = [
    ['fuel=electric', fuels.electric],
    ['fuel=hybrid', fuels.hybrid],
    ['body=suv', bodies.suv],
    ['body=pickup', bodies.pickup],
    [`price_max=${BUDGET / 100}`, fill(atMost, { to: numbers.price(BUDGET) })],
  ] as const;
  return (
    <ul className="row car-ways">
      {ways.map(([query, name]) => (
        <li key={query}>
          <Link className="chip" to={`${listPath()}?${query}`}>
            <bdi>{capitalized(name, lang)}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface CarsProps {
  query: ShopQuery<CarPage>;
  /** How many to show. */
  count: number;
}

/** A row of cars. */
export function Cars({ query, count }: CarsProps) {
  const cars = useShopQuery(query);
  return (
    <AsyncView query={cars} skeleton={<CardBlanks of={CAR_CARDS} count={count} hasLink />}>
      {({ list }) => <CardGrid of={CAR_CARDS} items={list} hasLink />}
    </AsyncView>
  );
}

export function Arrivals({ id, query, count }: { id: string; query: ShopQuery<CarPage>; count: number }) {
  const { home } = useI18n().texts;
  const more = { text: home.allCars, to: `${pathTo('categories')}?sort=newest` };
  return (
    <Section id={id} title={home.newest} lead={home.newestLead} more={more}>
      <Cars query={query} count={count} />
    </Section>
  );
}

/** What sells best, without the deals that are shown above it. @param deals how many of them are */
export function PopularSection({ count, deals }: { count: number; deals: number }) {
  const { home } = useI18n().texts;
  const reduced = useShopQuery(dealsQuery);
  const goods = useShopQuery(popularQuery(count + deals));
  const shown = new Set(reduced.data?.list.slice(0, deals).map(({ goods_id }) => goods_id));
  const more = { text: home.allGoods, to: `${pathTo('categories')}?in=goods` };
  return (
    <Section id="popular" title={home.popular} lead={home.popularLead} more={more}>
      <AsyncView
        query={reduced.isPending ? { ...goods, data: undefined } : goods}
        skeleton={<CardBlanks of={GOODS_CARDS} count={count} />}
      >
        {({ list }) => (
          <CardGrid
            of={GOODS_CARDS}
            items={list.filter(({ goods_id }) => !shown.has(goods_id)).slice(0, count)}
          />
        )}
      </AsyncView>
    </Section>
  );
}

export const popularQuery = (pageSize: number) => goodsQuery({ pageSize, sort: 'popular' });

/** The number of departments in the shop. */
const DEPARTMENTS = 12;

export function DepartmentsSection() {
  const { home } = useI18n().texts;
  const departments = useShopQuery(departmentsQuery);
  const more = { text: home.allDepartments, to: pathTo('departments') };
  return (
    <Section id="departments" title={home.departments} lead={home.departmentsLead} more={more}>
      <AsyncView
        query={departments}
        skeleton={<TilesSkeleton className="tiles department-tiles" count={DEPARTMENTS} />}
      >
        {({ category }) => (
          <ul className="tiles department-tiles">
            {category.map(({ cat_id, cat_name, art, color_hex }) => (
              <li key={cat_id}>
                <Link className="box" to={departmentPath(cat_id)}>
                  <GoodsPicture art={art} color={color_hex} />
                  <span>{cat_name}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </Section>
  );
}

/** A tile with a sign for each of a few stores. */
export function StoresSection({ count }: { count: number }) {
  const { home } = useI18n().texts;
  const stores = useShopQuery(shopsQuery(count));
  const more = { text: home.allStores, to: pathTo('stores') };
  return (
    <Section id="stores" title={home.stores} lead={home.storesLead} more={more}>
      <AsyncView query={stores} skeleton={<TilesSkeleton className="store-tiles" count={count} />}>
        {({ list }) => (
          <ul className="store-tiles">
            {list.map((store) => (
              <li key={store.store_id}>
                <Link className="box" to={storePath(store)}>
                  <StoreSign name={store.store_name} color={store.color_hex} />
                  <span>
                    <strong>
                      <bdi lang="en">{store.store_name}</bdi>
                    </strong>
                    <span>
                      <bdi>{store.city}</bdi>
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </Section>
  );
}

const TilesSkeleton = (props: { className: string; count: number }) => (
  <Blanks {...props}>
    <span className="skeleton" />
  </Blanks>
);

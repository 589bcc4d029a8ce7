import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { bannerQuery, carsQuery } from '../api/catalog.js';
import { goodsQuery, shopsQuery } from '../api/goods.js';
import { ensure, useShopQuery } from '../data/use-shop-query.js';
import { useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { useTitle } from '../shell/title.js';
import { companyTexts } from '../texts.js';
import './company.css';

/** The queries that count what the shop has at the moment. */
const counts = {
  cars: carsQuery({ pageSize: 1 }),
  goods: goodsQuery({ pageSize: 1 }),
  stores: shopsQuery(1),
};

/** Waits for the numbers, so that the page doesn't shift. Leaves out any that can't be counted. */
export async function loader(): Promise<null> {
  await Promise.all([
    ...[counts.cars, bannerQuery, counts.goods, counts.stores].map((query) =>
      ensure<unknown>(query).catch(() => undefined),
    ),
    companyTexts.load(),
  ]);
  return null;
}

/** `/about`: who the shop is. */
export function Component() {
  const { about } = companyTexts.useTexts();
  const { lang } = useI18n();
  useTitle(about.title);
  return (
    <>
      <section className="about-head">
        <img
          src={lang === 'ar' ? '/media/hero-rtl.svg' : '/media/hero.svg'}
          alt=""
          width="1600"
          height="640"
        />
        <div className="page-width">
          <h1 tabIndex={-1}>{about.title}</h1>
          <p>{about.lead}</p>
        </div>
      </section>
      <div className="page-width">
        <Facts />
        <div className="about-story">
          {about.story.map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
        <section aria-labelledby="promises">
          <h2 id="promises">{about.promises.title}</h2>
          <ul className="about-promises">
            {about.promises.list.map(({ title, text }) => (
              <li key={title} className="box">
                <h3>{title}</h3>
                <p className="lead">{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className="about-ports" aria-labelledby="ports">
          <h2 id="ports">{about.ports.title}</h2>
          {/* A line may end with a dot, but doesn't begin with one. */}
          <p>{about.ports.text.replaceAll(' · ', SEPARATOR)}</p>
        </section>
      </div>
      <section className="row page-width closing" aria-labelledby="closing">
        <div>
          <h2 id="closing">{about.closing.title}</h2>
          <p>{about.closing.text}</p>
        </div>
        <p className="row about-ways">
          <Link className="button" to={pathTo('contact')}>
            {about.contact}
          </Link>
          <Link className="about-browse" to={pathTo('categories')}>
            {about.browse}
          </Link>
        </p>
      </section>
    </>
  );
}

/** The shop in numbers. Leaves out any that couldn't be counted. */
function Facts() {
  const { facts } = companyTexts.useTexts().about;
  const { numbers } = useI18n();
  const counted = {
    cars: useShopQuery(counts.cars).data?.total,
    makes: useShopQuery(bannerQuery).data?.brand.length,
    goods: useShopQuery(counts.goods).data?.total,
    stores: useShopQuery(counts.stores).data?.total,
  };
  return (
    <ul className="about-facts" aria-label={facts.label}>
      {(['cars', 'makes', 'goods', 'stores'] as const).map((name) => {
        const count = counted[name];
        return (
          count !== undefined && (
            <li key={name}>
              <strong>{numbers.count(count)}</strong>{' '}
              <span className="soft">{numbers.plural(facts[name], count)}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}

import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { brandsQuery } from '../api/catalogue.js';
import { dealsQuery, departmentsQuery, noticesQuery, shopsQuery } from '../api/goods.js';
import { prefetch, useShopQuery } from '../data/use-shop-query.js';
import { loadCardTexts } from '../goods/loadCardTexts.js';
import { useSpeech } from '../messages/speech.js';
import { LostNote } from '../shell/Lost.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { useTitle } from '../shell/title.js';
import { visit } from '../shell/visit.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Blanks } from '../ui/Blanks.js';
import { arrivalsQuery, bargainsQuery, CarHome } from './CarHome.js';
import { SearchHero } from './SearchHero.js';
import { newestQuery, SHOWN, ShopHero, ShopHome } from './ShopHome.js';
import { popularQuery } from './sections.js';

/** Starts the calls of the chosen layout, and lets the page show without them. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Layout> {
  const layout = chosenLayout(new URL(request.url).searchParams);
  prefetch(noticesQuery);
  prefetch(dealsQuery);
  prefetch(departmentsQuery);
  if (layout === 'cars') {
    prefetch(brandsQuery);
    prefetch(arrivalsQuery);
    prefetch(bargainsQuery);
  } else {
    prefetch(popularQuery(SHOWN.popular));
    prefetch(shopsQuery(SHOWN.stores));
    prefetch(newestQuery);
  }
  // The cards draw themselves without these, too.
  await loadCardTexts().catch(() => undefined);
  return layout;
}

export function Component() {
  const layout = useLoaderData<typeof loader>();
  const { home } = useSpeech().texts;
  useTitle(home.title);
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {home.heading}
      </h1>
      <LostNote />
      {layout === 'cars' ? <SearchHero /> : <ShopHero />}
      <div className="page-width home-bar">
        <Notices />
        <LayoutSwitch layout={layout} />
      </div>
      {layout === 'cars' ? <CarHome /> : <ShopHome />}
      <storefront-prize-popup />
    </>
  );
}

/** As many notices as the shop usually has. */
const USUAL = 3;

/** What the shop announces. Where it cannot be loaded, the page does without. */
function Notices() {
  const { home } = useSpeech().texts;
  const notices = useShopQuery(noticesQuery);
  return (
    <section className="notices" aria-label={home.notices}>
      <AsyncView query={notices} skeleton={<NoticesSkeleton />} failure={() => <></>}>
        {(list) => (
          <ul>
            {list.map(({ title, content }) => (
              <li key={title}>
                <strong>{title}</strong>
                <p>{content}</p>
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

function LayoutSwitch({ layout }: { layout: Layout }) {
  const { home } = useSpeech().texts;
  return (
    <nav className="layout-switch" aria-label={home.layout}>
      <ul>
        {LAYOUTS.map((each) => (
          <li key={each}>
            <Link
              to={`/?layout=${each}`}
              replace
              preventScrollReset
              state={KEEP_FOCUS}
              aria-current={each === layout ? 'true' : undefined}
            >
              {home.layouts[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The looks of the home page: a car exporter's, and that of a shop for everything. The first is the default. */
const LAYOUTS = ['cars', 'default'] as const;
type Layout = (typeof LAYOUTS)[number];

const YEAR_S = 365 * 86_400;

const known = (value: string | null | undefined): Layout | undefined =>
  LAYOUTS.find((layout) => layout === value);

/** In a cookie, so that the server draws the page as the shopper knows it. */
function remembered(): Layout | undefined {
  const cookies = visit()?.cookies ?? document.cookie;
  return known(/(?:^|;\s*)homeLayout=([^;]*)/.exec(cookies)?.[1]);
}

/** The layout that an address asks for (`?layout=`), which is remembered; else the one that was asked for last. */
function chosenLayout(search: URLSearchParams): Layout {
  const asked = known(search.get('layout'));
  try {
    if (asked && !visit())
      // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no other way
      document.cookie = `homeLayout=${asked}; path=/; max-age=${YEAR_S}; SameSite=Lax`;
    return asked ?? remembered() ?? LAYOUTS[0];
  } catch {
    // Where cookies are denied, each address says for itself.
    return asked ?? LAYOUTS[0];
  }
}

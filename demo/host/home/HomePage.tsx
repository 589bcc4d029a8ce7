import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { bannerQuery } from '../api/catalog.js';
import { dealsQuery, departmentsQuery, noticesQuery, shopsQuery } from '../api/goods.js';
import { popularMakesQuery } from '../cars/MakeTiles.js';
import { prefetch } from '../data/use-shop-query.js';
import { loadCardTexts } from '../goods/loadCardTexts.js';
import { useI18n } from '../messages/i18n.js';
import { LostNote } from '../shell/Lost.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { useTitle } from '../shell/title.js';
import { visit } from '../shell/visit.js';
import { whenVisible } from '../shell/whenVisible.js';
import { arrivalsQuery, bargainsQuery, CarHome } from './CarHome.js';
import { SearchHero } from './SearchHero.js';
import { newestQuery, SHOWN, ShopHero, ShopHome } from './ShopHome.js';
import { Notices, popularQuery } from './sections.js';
import './home.css';

/** Starts the requests of the chosen layout, without waiting for them. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Layout> {
  const layout = chosenLayout(new URL(request.url).searchParams);
  prefetch(noticesQuery);
  prefetch(dealsQuery);
  prefetch(departmentsQuery);
  if (layout === 'cars') {
    prefetch(bannerQuery);
    prefetch(popularMakesQuery);
    prefetch(arrivalsQuery);
    prefetch(bargainsQuery);
  } else {
    prefetch(popularQuery(SHOWN.popular + SHOWN.deals));
    prefetch(shopsQuery(SHOWN.stores));
    prefetch(newestQuery);
  }
  // The cards also render without these texts.
  await loadCardTexts().catch(() => undefined);
  return layout;
}

export function Component() {
  const layout = useLoaderData<typeof loader>();
  const { home } = useI18n().texts;
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

function LayoutSwitch({ layout }: { layout: Layout }) {
  const { home } = useI18n().texts;
  return (
    <nav className="layout-switch" aria-label={home.layout}>
      {home.show}
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

/** The layouts of the home page: a car exporter's, and a general store's. The first is the default. */
const LAYOUTS = ['cars', 'default'] as const;
type Layout = (typeof LAYOUTS)[number];

const YEAR_S = 365 * 86_400;

const layoutOf = (value: string | null | undefined): Layout | undefined =>
  LAYOUTS.find((layout) => layout === value);

/** Returns the remembered layout. It's in a cookie, so the server renders the page that the shopper knows. */
function remembered(): Layout | undefined {
  const cookies = visit()?.cookies ?? document.cookie;
  return layoutOf(/(?:^|;\s*)homeLayout=([^;]*)/.exec(cookies)?.[1]);
}

function remember(layout: Layout): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no other way
    document.cookie = `homeLayout=${layout}; path=/; max-age=${YEAR_S}; SameSite=Lax`;
  } catch {
    // If cookies are denied, only the address counts.
  }
}

/** Returns the layout in the address (`?layout=`) and remembers it, or else returns the one remembered last. */
function chosenLayout(search: URLSearchParams): Layout {
  const requested = layoutOf(search.get('layout'));
  try {
    if (requested && !visit()) void whenVisible().then(() => remember(requested));
    return requested ?? remembered() ?? LAYOUTS[0];
  } catch {
    // If cookies are denied, only the address counts.
    return requested ?? LAYOUTS[0];
  }
}

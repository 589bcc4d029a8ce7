import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import type { ListedStore } from '../../shared/replies/goods.js';
import { factoriesQuery } from '../api/goods.js';
import { GOODS } from '../catalog/goods-kind.js';
import { Listing, prefetchList } from '../catalog/Listing.js';
import { readList } from '../catalog/list.js';
import { prefetch, useShopQuery } from '../data/use-shop-query.js';
import { fill } from '../messages/i18n.js';
import { zoneTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { StoreCards } from './StoreCards.js';
import { useZoneSearch, WholesaleSearch } from './WholesaleSearch.js';
import { loadZoneTexts, ZoneHead } from './ZoneHead.js';
import './zones.css';

const OF_FACTORIES = { factory: '1' } as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const list = readList(GOODS.fields, new URL(request.url).searchParams);
  prefetchList(GOODS, { list, fixed: OF_FACTORIES });
  prefetch(factoriesQuery);
  await loadZoneTexts();
  return list;
}

/** `/content/factorZone`: what factories sell by the carton. On this page, the header's search searches the page. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  useZoneSearch();
  const { factory: texts, classify } = zoneTexts.useTexts();
  const factories = useShopQuery(factoriesQuery);
  const { term } = list;
  const title = term ? fill(texts.results, { term }) : texts.title;
  return (
    <div className="stack-large page-width catalog factor-zone">
      <ZoneHead
        title={title}
        lead={texts.lead}
        trail={[
          { name: classify.title, path: pathTo('departments') },
          ...(term ? [{ name: texts.title, path: pathTo('factoryZone') }] : []),
        ]}
      >
        {/* The price per piece falling with the quantity, drawn as steps. */}
        <ol className="price-steps" aria-label={texts.how}>
          {texts.steps.map((step, at) => (
            <li key={step} className="box" data-step={at}>
              <span className="price-step" aria-hidden="true" />
              {step}
            </li>
          ))}
        </ol>
        <WholesaleSearch key={term} term={term} />
      </ZoneHead>
      <Listing kind={GOODS} list={list} fixed={OF_FACTORIES} label={title} />
      <AsyncView query={factories} skeleton={<div className="skeleton stores-blank" />} failure={() => <></>}>
        {({ list: stores }) => <Factories stores={stores} />}
      </AsyncView>
    </div>
  );
}

function Factories({ stores }: { stores: readonly ListedStore[] }) {
  const { factory: texts } = zoneTexts.useTexts();
  return (
    <section className="factories" aria-labelledby="factories">
      <h2 id="factories">{texts.factories}</h2>
      <StoreCards stores={stores} />
    </section>
  );
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadFactories } from '../api/goods.js';
import { GoodsPageBody } from '../catalogue/GoodsPageBody.js';
import { loadGoods } from '../catalogue/loadGoods.js';
import { useLangReload } from '../catalogue/useLangReload.js';
import { Loaded } from '../shell/Loaded.js';
import { Factories } from '../zones/Factories.js';
import { loadZone } from '../zones/load.js';
import { useZoneTexts } from '../zones/messages/load.js';
import { PriceSteps } from '../zones/PriceSteps.js';
import { useZoneSearch } from '../zones/useZoneSearch.js';
import { WholesaleSearch } from '../zones/WholesaleSearch.js';
import { ZoneHead } from '../zones/ZoneHead.js';

export async function loader({ request }: LoaderFunctionArgs) {
  const [data, factories] = [loadGoods(request.url, { factory: '1' }), loadFactories()];
  return { ...(await loadZone()), data, factories };
}

/** `/content/factorZone`: what factories sell by the carton. The search in the header is this page's own here. */
export function Component() {
  const { lang, data, factories } = useLoaderData<typeof loader>();
  useLangReload(lang);
  useZoneSearch();
  const { factory: texts, classify } = useZoneTexts();
  const { term } = data.query;
  const title = term ? texts.results.replace('{term}', () => term) : texts.title;
  return (
    <div className="page-width catalogue factor-zone">
      <ZoneHead
        title={title}
        lead={texts.lead}
        way={[
          { name: classify.title, path: '/content/classify' },
          ...(term ? [{ name: texts.title, path: '/content/factorZone' }] : []),
        ]}
      >
        <PriceSteps />
        <WholesaleSearch key={term} term={term} />
      </ZoneHead>
      <GoodsPageBody data={data} label={title} />
      <Loaded outcome={factories} skeleton={<div className="skeleton factories-blank" />} failure={() => ''}>
        {({ list }) => <Factories stores={list} />}
      </Loaded>
    </div>
  );
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { GoodsPageBody } from '../catalogue/GoodsPageBody.js';
import { loadGoods } from '../catalogue/loadGoods.js';
import { useLangReload } from '../catalogue/useLangReload.js';
import { GoodsGridSkeleton } from '../goods/GoodsGridSkeleton.js';
import { Loaded } from '../shell/Loaded.js';
import { loadZone } from '../zones/load.js';
import { useZoneTexts } from '../zones/messages/load.js';
import { Picks } from '../zones/Picks.js';
import { loadTimedDeals } from '../zones/useDeals.js';
import { ZoneHead } from '../zones/ZoneHead.js';

export async function loader({ request }: LoaderFunctionArgs) {
  const [picks, data] = [loadTimedDeals(), loadGoods(request.url, { deal: '1' }, 'discount')];
  return { ...(await loadZone()), picks, data };
}

/** `/content/daysDeals`: what is reduced, and the day's picks with a countdown by the server's clock. */
export function Component() {
  const { lang, picks, data } = useLoaderData<typeof loader>();
  useLangReload(lang);
  const { deals } = useZoneTexts();
  return (
    <div className="page-width zone">
      <ZoneHead title={deals.title} lead={deals.lead} />
      <Loaded outcome={picks} skeleton={<PicksSkeleton />}>
        {/* Those of another language, or of another day, begin anew. */}
        {(first) => <Picks key={`${lang} ${first.deals.ends_at}`} first={first} />}
      </Loaded>
      <div className="catalogue zone-list">
        <h2 className="zone-title" id="all">
          {deals.all}
        </h2>
        <GoodsPageBody data={data} label={{ id: 'all' }} sort="discount" />
      </div>
    </div>
  );
}

function PicksSkeleton() {
  return (
    <div className="picks" aria-hidden="true">
      <span className="skeleton picks-blank" />
      <GoodsGridSkeleton count={12} />
    </div>
  );
}

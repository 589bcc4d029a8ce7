import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { GoodsPageBody, prefetchGoods } from '../catalogue/GoodsPageBody.js';
import { readGoodsList } from '../catalogue/goods-list.js';
import { prefetch, useShopQuery } from '../data/use-shop-query.js';
import { GoodsGrid, GoodsGridSkeleton } from '../goods/GoodsGrid.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Countdown } from './Countdown.js';
import { loadZoneTexts } from './loader.js';
import { zoneTexts } from './messages/load.js';
import { type TimedDeals, timedDealsQuery, useTimeLeft } from './timed-deals.js';
import { ZoneHead } from './ZoneHead.js';

const DEALS = { deal: '1' } as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const list = readGoodsList(new URL(request.url).searchParams, 'discount');
  prefetch(timedDealsQuery);
  prefetchGoods(list, DEALS);
  await loadZoneTexts();
  return list;
}

/** `/content/daysDeals`: what is reduced, and the day's picks with a countdown by the server's clock. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const { deals } = zoneTexts.useTexts();
  const picks = useShopQuery(timedDealsQuery);
  return (
    <div className="stack page-width zone">
      <ZoneHead title={deals.title} lead={deals.lead} />
      <AsyncView query={picks} skeleton={<PicksSkeleton />}>
        {(timed) => <Picks timed={timed} />}
      </AsyncView>
      <div className="stack catalogue zone-list">
        <h2 className="zone-title" id="all">
          {deals.all}
        </h2>
        <GoodsPageBody list={list} fixed={DEALS} label={{ id: 'all' }} sort="discount" />
      </div>
    </div>
  );
}

/** The day's picks with how long they last. */
function Picks({ timed }: { timed: TimedDeals }) {
  const { deals: texts } = zoneTexts.useTexts();
  const { left, isNewDay } = useTimeLeft(timed);
  return (
    <section className="stack picks" aria-labelledby="picks">
      <header className="row picks-head">
        <div>
          <h2 id="picks">{texts.picks}</h2>
          <p>{texts.picksLead}</p>
        </div>
        <Countdown left={left} />
      </header>
      <p className="visually-hidden" role="status">
        {isNewDay && texts.fresh}
      </p>
      <GoodsGrid goods={timed.deals.list} />
    </section>
  );
}

function PicksSkeleton() {
  return (
    <div className="stack picks" aria-hidden="true">
      <span className="skeleton picks-blank" />
      <GoodsGridSkeleton count={12} />
    </div>
  );
}

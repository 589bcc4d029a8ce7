import { useId, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { GOODS } from '../catalog/goods-kind.js';
import { Listing, prefetchList } from '../catalog/Listing.js';
import { readList } from '../catalog/list.js';
import { ensureAny, prefetch, useShopQuery } from '../data/use-shop-query.js';
import { CardBlanks, CardGrid } from '../goods/CardGrid.js';
import { GOODS_CARDS } from '../goods/goodsCards.js';
import { useI18n } from '../messages/i18n.js';
import { zoneTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';
import { useIsInView } from '../ui/useIsInView.js';
import { type TimedDeals, timedDealsQuery, useTimeLeft } from './timed-deals.js';
import { loadZoneTexts, ZoneHead } from './ZoneHead.js';
import './zones.css';

/** The list is of all deals but the picks above it. Without the picks, it's of all. */
const listedBelow = (picks: TimedDeals | null | undefined) => ({
  deal: '1',
  ...(picks && { except: picks.deals.list.map(({ goods_id }) => goods_id).join() }),
});

export async function loader({ request }: LoaderFunctionArgs) {
  const list = readList(GOODS.fields, new URL(request.url).searchParams, 'discount');
  prefetch(timedDealsQuery);
  const [picks] = await Promise.all([ensureAny(timedDealsQuery).catch(() => null), loadZoneTexts()]);
  prefetchList(GOODS, { list, fixed: listedBelow(picks) });
  return list;
}

/** `/content/daysDeals`: the day's picks with a countdown that follows the server's clock, and all other reduced goods. */
export function Component() {
  const list = useLoaderData<typeof loader>();
  const { deals } = zoneTexts.useTexts();
  const picks = useShopQuery(timedDealsQuery);
  const more = useRef<HTMLDivElement>(null);
  const isMoreInView = useIsInView(more, false);
  return (
    <div className="stack page-width zone">
      <ZoneHead title={deals.title} lead={deals.lead} />
      <AsyncView query={picks} skeleton={<PicksSkeleton />}>
        {(timed) => <Picks timed={timed} />}
      </AsyncView>
      <div className="stack-large catalog zone-list" ref={more} data-in-view={isMoreInView}>
        <h2 className="zone-title" id="more">
          {deals.more}
        </h2>
        <Listing
          kind={GOODS}
          list={list}
          fixed={listedBelow(picks.data)}
          label={{ id: 'more' }}
          sort="discount"
        />
      </div>
    </div>
  );
}

function Picks({ timed }: { timed: TimedDeals }) {
  const { deals: texts } = zoneTexts.useTexts();
  const { left, isNewDay } = useTimeLeft(timed);
  return (
    <section className="stack picks" aria-labelledby="picks">
      <header className="row picks-head">
        <h2 id="picks">{texts.picks}</h2>
        <Countdown left={left} />
      </header>
      <p className="visually-hidden" role="status">
        {isNewDay && texts.fresh}
      </p>
      <CardGrid of={GOODS_CARDS} items={timed.deals.list} />
    </section>
  );
}

function PicksSkeleton() {
  return (
    <div className="stack picks" aria-hidden="true">
      <span className="skeleton picks-blank" />
      <CardBlanks of={GOODS_CARDS} />
    </div>
  );
}

const two = (value: number) => String(value).padStart(2, '0');

/** The time left, rendered like the gift popup's: a timer, which screen readers read out only when asked. */
function Countdown({ left }: { left: number }) {
  const { deals: texts } = zoneTexts.useTexts();
  const { numbers } = useI18n();
  const id = useId();
  const seconds = Math.ceil(left / 1_000);
  const parts = [
    { forms: texts.hours, value: Math.floor(seconds / 3_600) },
    { forms: texts.minutes, value: Math.floor(seconds / 60) % 60 },
    { forms: texts.seconds, value: seconds % 60 },
  ];
  return (
    <div className="row countdown">
      <span className="countdown-label" id={id}>
        {texts.ends}
      </span>
      <span className="countdown-parts" role="timer" aria-labelledby={id}>
        {parts.map(({ forms, value }) => (
          <span className="countdown-part" key={forms.other}>
            <span className="countdown-value" translate="no">
              {two(value)}
            </span>{' '}
            <span className="countdown-name">{numbers.plural(forms, value)}</span>
          </span>
        ))}
      </span>
    </div>
  );
}

import { GoodsGrid } from '../goods/GoodsGrid.js';
import { Countdown } from './Countdown.js';
import { useZoneTexts } from './messages/load.js';
import { type TimedDeals, useDeals } from './useDeals.js';

/** The day's picks with how long they last. */
export function Picks({ first }: { first: TimedDeals }) {
  const { deals: texts } = useZoneTexts();
  const { deals, left, days } = useDeals(first);
  return (
    <section className="picks" aria-labelledby="picks">
      <header className="picks-head">
        <div>
          <h2 id="picks">{texts.picks}</h2>
          <p>{texts.picksLead}</p>
        </div>
        <Countdown left={left} />
      </header>
      <p className="visually-hidden" role="status">
        {days > 0 && texts.fresh}
      </p>
      <GoodsGrid goods={deals.list} />
    </section>
  );
}

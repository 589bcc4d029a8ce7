import { useEffect, useState } from 'react';
import { clockOf, dayOf } from '../account/times.js';
import { loadPrizeInfo, loadRound, type Round, type Sector } from '../api/prizes.js';
import type { Failure } from '../api/request.js';
import { useSpeech } from '../messages/context.js';
import { Facts } from './Facts.js';
import { type Check, checkRound, type DrawnRound, isDrawn } from './fair.js';
import type { PrizeTexts } from './messages/messages.js';
import { OddsTable } from './OddsTable.js';

type Result =
  | { readonly status: 'loading' }
  | { readonly status: 'open'; readonly round: Round }
  | {
      readonly status: 'checked';
      readonly round: DrawnRound;
      readonly check: Check;
      readonly sectors: readonly Sector[];
    }
  | { readonly status: 'unavailable' }
  | Failure;

/** What came of recomputing a round, announced when it is there; nothing while no round is asked for. */
export function CheckResult({ texts, round }: { texts: PrizeTexts; round: string }) {
  const { texts: site, lang } = useSpeech();
  const [held, setHeld] = useState<{ of: string; result: Result }>();
  const of = `${round} ${lang}`;
  useEffect(() => {
    if (round === '') return;
    let isWanted = true;
    void recompute(round).then((result) => isWanted && setHeld({ of: `${round} ${lang}`, result }));
    return () => {
      isWanted = false;
    };
  }, [round, lang]);
  const { check } = texts;
  const result: Result = held?.of === of ? held.result : { status: 'loading' };
  return (
    <div role="status" aria-busy={round !== '' && result.status === 'loading'}>
      {round !== '' && result.status === 'loading' && (
        <div className="skeleton fair-skeleton" aria-hidden="true" />
      )}
      {result.status === 'failed' && (
        <p className="reward-panel">{result.code > 0 ? result.message : site.problem.failedText}</p>
      )}
      {result.status === 'unavailable' && <p className="reward-panel">{check.unavailable}</p>}
      {result.status === 'open' && (
        <section className="reward-panel">
          <h2>{check.open}</h2>
          <p>{check.openText}</p>
          <Facts facts={[[check.hash, result.round.hash]]} />
        </section>
      )}
      {result.status === 'checked' && <Checked texts={texts} {...result} />}
    </div>
  );
}

function Checked({
  texts,
  round,
  check: found,
  sectors,
}: {
  texts: PrizeTexts;
  round: DrawnRound;
  check: Check;
  sectors: readonly Sector[];
}) {
  const { lang, numbers } = useSpeech();
  const { check } = texts;
  const fits = found.hash === round.hash ? check.fits : check.differs;
  return (
    <section className="reward-panel fair-result" data-right={found.isRight}>
      <p>
        {check.result.replace('{n}', String(round.round))} · {check.drawn} {dayOf(round.drawn_at, lang)},{' '}
        {clockOf(round.drawn_at, lang)}
      </p>
      <h2>{found.isRight ? check.right : check.wrong}</h2>
      <p>{found.isRight ? check.rightText : check.wrongText}</p>
      <Facts
        facts={[
          [check.hash, round.hash],
          [check.seed, round.seed],
          [`${check.ownHash}: ${fits}`, found.hash],
          [check.key, round.key],
          [check.ticket, numbers.count(found.ticket)],
          [check.sector, numbers.count(found.sector)],
          [check.told, numbers.count(round.award_level)],
        ]}
      />
      <OddsTable texts={texts.fair} sectors={sectors} drawn={found.sector} />
    </section>
  );
}

async function recompute(number: string): Promise<Result> {
  // The names alone are of today; the odds are those of the round.
  const [found, info] = await Promise.all([loadRound(number), loadPrizeInfo()]);
  if (found.status === 'failed') return found;
  const round = found.data;
  if (!isDrawn(round)) return { status: 'open', round };
  if (!('subtle' in crypto)) return { status: 'unavailable' };
  const names = info.status === 'ready' ? info.data.prizes : [];
  const sectors = round.odds.map((weight, index) => ({
    award_level: index + 1,
    award_name: names[index]?.award_name ?? '',
    odds: weight / 10_000,
    weight,
  }));
  return { status: 'checked', round, check: await checkRound(round), sectors };
}

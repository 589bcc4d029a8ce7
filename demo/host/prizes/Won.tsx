import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { OwnView } from '../account/OwnView.js';
import { PAGES } from '../account/pages.js';
import { spokenDayOf } from '../account/times.js';
import { useOwn } from '../account/useOwn.js';
import { loadRecords, type Recorded } from '../api/prizes.js';
import { useSpeech } from '../messages/context.js';
import type { PrizeTexts } from './messages/messages.js';
import { checkPath } from './paths.js';

/** How many are shown before all are asked for. */
const SHOWN = 5;

interface WonProps {
  texts: PrizeTexts;
  /** How often the wheel has stopped on this page: after each there is a record more. */
  stops?: number;
}

/** What the shopper drew, the last one first, each with the way to check it. */
export function Won({ texts: { won: texts }, stops = 0 }: WonProps) {
  const [own, reload] = useOwn(loadRecords);
  const [isAll, showAll] = useState(false);
  useEffect(() => {
    if (stops > 0) void reload();
  }, [stops, reload]);
  return (
    <section className="reward-panel" aria-labelledby="won-title">
      <header className="reward-panel-head">
        <h2 id="won-title">{texts.title}</h2>
        <Link to={PAGES.coupons}>{texts.coupons}</Link>
      </header>
      <OwnView
        own={own}
        reload={reload}
        small
        skeleton={<div className="skeleton reward-skeleton" aria-hidden="true" />}
      >
        {(records) =>
          records.length === 0 ? (
            <p>{texts.empty}</p>
          ) : (
            <>
              <ul className="record-list" aria-labelledby="won-title">
                {(isAll ? records : records.slice(0, SHOWN)).map((record) => (
                  <Row key={record.round} texts={texts} record={record} />
                ))}
              </ul>
              {!isAll && records.length > SHOWN && (
                <button type="button" className="reward-more" onClick={() => showAll(true)}>
                  {texts.all}
                </button>
              )}
            </>
          )
        }
      </OwnView>
    </section>
  );
}

function Row({ texts, record }: { texts: PrizeTexts['won']; record: Recorded }) {
  const { lang } = useSpeech();
  const { award_name, award_state, round, time } = record;
  const number = String(round);
  return (
    <li>
      <span className="record-mark" data-state={award_state} aria-hidden="true">
        {award_state === 0 ? '–' : '★'}
      </span>
      <div>
        <strong>{award_name}</strong>
        <span>
          <time dateTime={time}>{spokenDayOf(time, lang)}</time> · {texts.round.replace('{n}', number)}
        </span>
      </div>
      <span className="reward-state" data-state={award_state}>
        {texts.states[award_state]}
      </span>
      <Link to={checkPath(round)} aria-label={texts.checkNamed.replace('{n}', number)}>
        {texts.check}
      </Link>
    </li>
  );
}

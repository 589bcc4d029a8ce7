import { useState } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import type { Recorded } from '../../shared/replies/prizes.js';
import { recordsQuery } from '../api/prizes.js';
import { useOwnQuery } from '../data/use-shop-query.js';
import { fill, useI18n } from '../messages/i18n.js';
import { SEPARATOR } from '../messages/separator.js';
import { prizeTexts } from '../texts.js';
import { AsyncView } from '../ui/AsyncView.js';

const SHOWN = 5;

export function Won() {
  const texts = prizeTexts.useTexts().won;
  const records = useOwnQuery(recordsQuery);
  const [isAll, showAll] = useState(false);
  return (
    <section className="card stack reward-panel" aria-labelledby="won-title">
      <header className="reward-panel-head">
        <h2 id="won-title">{texts.title}</h2>
        <Link to={pathTo('coupons')}>{texts.coupons}</Link>
      </header>
      <AsyncView
        query={records}
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
                  <Row key={record.round} record={record} />
                ))}
              </ul>
              {!isAll && records.length > SHOWN && (
                <button type="button" className="link-button reward-more" onClick={() => showAll(true)}>
                  {texts.all}
                </button>
              )}
            </>
          )
        }
      </AsyncView>
    </section>
  );
}

function Row({ record }: { record: Recorded }) {
  const texts = prizeTexts.useTexts().won;
  const { numbers } = useI18n();
  const { award_name, award_state, round, time } = record;
  return (
    <li>
      <span className="record-mark" data-state={award_state} aria-hidden="true">
        {award_state === 0 ? '–' : '★'}
      </span>
      <div>
        <strong>{award_name}</strong>
        <span>
          <time dateTime={time}>{numbers.spokenDayOf(time)}</time>
          {SEPARATOR}
          {fill(texts.round, { n: round })}
        </span>
      </div>
      <span className="badge reward-state" data-state={award_state}>
        {texts.states[award_state]}
      </span>
      <Link to={`${pathTo('fair')}?round=${round}`} aria-label={fill(texts.checkNamed, { n: round })}>
        {texts.check}
      </Link>
    </li>
  );
}

import { Link } from 'react-router';
import { OwnView } from '../account/OwnView.js';
import { useSpeech } from '../messages/context.js';
import type { PrizeTexts } from './messages/messages.js';
import { OddsTable } from './OddsTable.js';
import { FAIR_PATH } from './paths.js';
import type { Info } from './usePrizeInfo.js';

interface FairCardProps {
  texts: PrizeTexts;
  info: Info;
  reload: () => Promise<void>;
}

/** Why the wheel is fair: the hash of the round to come, the odds, and the way to check a round. */
export function FairCard({ texts, info, reload }: FairCardProps) {
  const { fair } = texts;
  const { numbers } = useSpeech();
  return (
    <section className="reward-panel" aria-labelledby="fair-title">
      <h2 id="fair-title">{fair.title}</h2>
      <p>{fair.text}</p>
      <OwnView
        own={info}
        reload={reload}
        small
        skeleton={<div className="skeleton reward-skeleton" aria-hidden="true" />}
      >
        {({ prizes, next_round }) => (
          <>
            {next_round && (
              <dl className="fair-facts">
                <div>
                  <dt>{fair.next.replace('{n}', numbers.count(next_round.round))}</dt>
                  <dd>
                    <code translate="no">{next_round.hash}</code>
                  </dd>
                </div>
              </dl>
            )}
            <details className="fair-odds">
              <summary>{fair.odds}</summary>
              <OddsTable texts={fair} sectors={prizes} />
            </details>
          </>
        )}
      </OwnView>
      <Link className="button button-quiet" to={FAIR_PATH}>
        {fair.check}
      </Link>
    </section>
  );
}

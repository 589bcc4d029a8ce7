import { OwnView } from '../account/OwnView.js';
import { spokenDayOf } from '../account/times.js';
import { useOwn } from '../account/useOwn.js';
import { loadInvitations } from '../api/prizes.js';
import { useSpeech } from '../messages/context.js';
import type { PrizeTexts } from './messages/messages.js';

/** Who joined by the shopper's invitation, and whether the spin that it earned is spun. */
export function Friends({ texts: { friends: texts } }: { texts: PrizeTexts }) {
  const { lang } = useSpeech();
  const [own, reload] = useOwn(loadInvitations);
  return (
    <section className="reward-panel" aria-labelledby="friends-title">
      <h2 id="friends-title">{texts.title}</h2>
      <OwnView
        own={own}
        reload={reload}
        small
        skeleton={<div className="skeleton reward-skeleton" aria-hidden="true" />}
      >
        {(friends) =>
          friends.length === 0 ? (
            <p>{texts.empty}</p>
          ) : (
            <ul className="record-list" aria-labelledby="friends-title">
              {friends.map(({ award_explain, award_state, time }, index) => (
                <li key={`${time} ${String(index)}`}>
                  <span className="record-mark" data-state={award_state} aria-hidden="true">
                    ☺
                  </span>
                  <div>
                    <strong>{award_explain}</strong>
                    <time dateTime={time}>{spokenDayOf(time, lang)}</time>
                  </div>
                  <span className="reward-state" data-state={award_state}>
                    {award_state === 2 ? texts.used : texts.unused}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </OwnView>
    </section>
  );
}

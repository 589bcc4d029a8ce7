import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import type { Topic } from '../../shared/replies/notices.js';
import { AccountLayout } from '../account/AccountLayout.js';
import { subscribe, subscriptionsQuery, unsubscribe } from '../api/notices.js';
import { updateQuery, useOwnQuery } from '../data/use-shop-query.js';
import { fill } from '../messages/i18n.js';
import { noticeTexts } from '../texts.js';
import { AsyncView, FailureText, StatusMessage } from '../ui/AsyncView.js';

/** The shopper's email subscriptions: one switch per topic, showing the server's state. */
export function Subscriptions() {
  const texts = noticeTexts.useTexts();
  const subscriptions = useOwnQuery(subscriptionsQuery);
  const turn = useMutation({
    mutationFn: ({ topic, byMail }: { topic: Topic; byMail: boolean }) => subscribe(topic, byMail),
    onSuccess: (now) => updateQuery(subscriptionsQuery, () => now),
  });
  const { isPending, isSuccess, variables: turned } = turn;
  return (
    <section id="mails" className="card stack panel" aria-labelledby="notice-mails">
      <h2 id="notice-mails">{texts.mails}</h2>
      <p>{texts.mailsText}</p>
      <AsyncView query={subscriptions} small skeleton={<span className="skeleton notice-skeleton" />}>
        {(topics) => (
          <ul className="lines switches">
            {topics.map(({ topic, by_mail }) => (
              <li key={topic}>
                <label>
                  <span>
                    <strong>{texts.topics[topic].name}</strong>
                    <span id={`mails-${topic}`}>{texts.topics[topic].text}</span>
                  </span>
                  <input
                    type="checkbox"
                    className="switch"
                    role="switch"
                    aria-checked={by_mail}
                    checked={by_mail}
                    aria-label={texts.topics[topic].name}
                    aria-describedby={`mails-${topic}`}
                    aria-busy={isPending && turned.topic === topic}
                    onChange={({ currentTarget }) =>
                      isPending || turn.mutate({ topic, byMail: currentTarget.checked })
                    }
                  />
                </label>
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
      <StatusMessage error={turn.error}>
        {isSuccess && fill(turned.byMail ? texts.on : texts.off, { topic: texts.topics[turned.topic].name })}
      </StatusMessage>
    </section>
  );
}

/** The page of an unsubscribe link. It asks first: software that follows links in emails must not end anything. */
export function Unsubscribe({ token }: { token: string }) {
  const { topics, unsubscribe: texts } = noticeTexts.useTexts();
  const end = useMutation({ mutationFn: () => unsubscribe(token) });
  const ended = end.data?.topic;
  return (
    <AccountLayout title={texts.title} guests>
      <div className="card notice">
        <div role="status">
          <h2>{ended ? fill(texts.done, { topic: topics[ended].name }) : texts.question}</h2>
        </div>
        <p>{ended ? texts.doneText : texts.text}</p>
        <FailureText error={end.error} className="form-wrong" />
        {ended ? (
          <Link className="button" to={pathTo('notifications')}>
            {texts.manage}
          </Link>
        ) : (
          <button
            type="button"
            className="button"
            aria-disabled={end.isPending}
            onClick={() => end.isPending || end.mutate()}
          >
            {end.isPending ? texts.busy : texts.confirm}
          </button>
        )}
      </div>
    </AccountLayout>
  );
}

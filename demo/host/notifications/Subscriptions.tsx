import { useState } from 'react';
import { OwnView } from '../account/OwnView.js';
import { useOwn } from '../account/useOwn.js';
import { loadSubscriptions, subscribe, type Topic } from '../api/notices.js';
import { useSpeech } from '../messages/context.js';
import type { NoticeMessages } from './messages/messages.js';

/** Which mails the shopper gets: a switch a topic, which is where the server has it. */
export function Subscriptions({ texts }: { texts: NoticeMessages }) {
  const { problem } = useSpeech().texts;
  const [own, reload, change] = useOwn(loadSubscriptions);
  const [busy, setBusy] = useState<Topic>();
  const [told, setTold] = useState('');
  const [failure, setFailure] = useState('');
  const turn = async (topic: Topic, byMail: boolean) => {
    if (busy) return;
    setBusy(topic);
    setTold('');
    setFailure('');
    const outcome = await subscribe(topic, byMail);
    setBusy(undefined);
    if (outcome.status === 'ready') {
      change(() => outcome.data);
      setTold((byMail ? texts.on : texts.off).replace('{topic}', texts.topics[topic].name));
    } else setFailure(outcome.code > 0 ? outcome.message : problem.failedText);
  };
  return (
    <section id="mails" className="panel" aria-labelledby="notice-mails">
      <h2 id="notice-mails">{texts.mails}</h2>
      <p>{texts.mailsText}</p>
      <OwnView own={own} reload={reload} small skeleton={<span className="skeleton notice-skeleton" />}>
        {(subscriptions) => (
          <ul className="switches">
            {subscriptions.map(({ topic, by_mail }) => (
              <li key={topic}>
                <label>
                  <span>
                    <strong>{texts.topics[topic].name}</strong>
                    <span id={`mails-${topic}`}>{texts.topics[topic].text}</span>
                  </span>
                  <input
                    type="checkbox"
                    role="switch"
                    aria-checked={by_mail}
                    checked={by_mail}
                    aria-label={texts.topics[topic].name}
                    aria-describedby={`mails-${topic}`}
                    aria-busy={busy === topic}
                    onChange={({ currentTarget }) => void turn(topic, currentTarget.checked)}
                  />
                </label>
              </li>
            ))}
          </ul>
        )}
      </OwnView>
      <p className="told" role="status">
        {told}
      </p>
      {failure && (
        <p className="form-wrong" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { AccountLayout } from '../account/AccountLayout.js';
import { PAGES } from '../account/pages.js';
import { type Topic, unsubscribe } from '../api/notices.js';
import { useSpeech } from '../messages/context.js';
import type { NoticeMessages } from './messages/messages.js';

/**
 * Where a mail's link leads. It asks first: what looks at the links of mails before people do must not end anything.
 */
export function Unsubscribe({ texts, token }: { texts: NoticeMessages; token: string }) {
  const { problem } = useSpeech().texts;
  const [ended, setEnded] = useState<Topic>();
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { title, question, text, confirm, busy, done, doneText, manage } = texts.unsubscribe;
  const end = async () => {
    if (isBusy) return;
    setBusy(true);
    setFailure('');
    const outcome = await unsubscribe(token);
    setBusy(false);
    if (outcome.status === 'ready') setEnded(outcome.data.topic);
    else setFailure(outcome.code > 0 ? outcome.message : problem.failedText);
  };
  return (
    <AccountLayout title={title} guests>
      <div className="notice">
        <div role="status">
          <h2>{ended ? done.replace('{topic}', texts.topics[ended].name) : question}</h2>
        </div>
        <p>{ended ? doneText : text}</p>
        {failure && (
          <p className="form-wrong" role="alert">
            {failure}
          </p>
        )}
        {ended ? (
          <Link className="button" to={PAGES.notifications}>
            {manage}
          </Link>
        ) : (
          <button type="button" className="button" aria-disabled={isBusy} onClick={() => void end()}>
            {isBusy ? busy : confirm}
          </button>
        )}
      </div>
    </AccountLayout>
  );
}

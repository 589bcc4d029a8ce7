import type { Application } from '../../api/sellers.js';
import { useSpeech } from '../../messages/context.js';
import type { ApplicationMessages } from './messages/en.js';

/** What became of an application that was sent. */
export function StatusNotice({
  application,
  texts,
}: {
  application: Application;
  texts: ApplicationMessages;
}) {
  const { numbers } = useSpeech();
  const { status, reason, submitted_at } = application;
  if (status === 'draft') return null;
  const { title, text } = texts.status[status];
  const day = submitted_at === null ? '' : numbers.day(submitted_at.slice(0, 10));
  return (
    <div className="seller-status" data-status={status} role="status">
      <h2>{title}</h2>
      <p>{text.replace('{day}', day)}</p>
      {reason !== null && (
        <blockquote dir="auto">
          <p>{reason}</p>
        </blockquote>
      )}
    </div>
  );
}

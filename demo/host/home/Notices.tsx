import type { Notices as List } from '../api/home.js';
import type { Outcome } from '../api/request.js';
import { useSpeech } from '../messages/context.js';
import { Loaded } from '../shell/Loaded.js';

/** As many as the shop usually has. */
const USUAL = 3;

/** What the shop announces. Where it cannot be loaded, the page does without. */
export function Notices({ outcome }: { outcome: Promise<Outcome<List>> }) {
  const { home } = useSpeech().texts;
  return (
    <section className="notices" aria-label={home.notices}>
      <Loaded outcome={outcome} skeleton={<NoticesSkeleton />} failure={() => <></>}>
        {(list) => (
          <ul>
            {list.map(({ title, content }) => (
              <li key={title}>
                <strong>{title}</strong>
                <p>{content}</p>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function NoticesSkeleton() {
  return (
    <ul aria-hidden="true">
      {Array.from({ length: USUAL }, (_, at) => (
        <li key={String(at)}>
          <span className="skeleton skeleton-line" />
          <span className="skeleton skeleton-lines" />
        </li>
      ))}
    </ul>
  );
}

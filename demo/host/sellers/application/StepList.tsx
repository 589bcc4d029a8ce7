import { Link } from 'react-router';
import type { Application } from '../../api/sellers.js';
import { useSpeech } from '../../messages/context.js';
import type { ApplicationMessages } from './messages/en.js';
import { PAGES, type PageName, pageDone } from './pages.js';

interface StepListProps {
  current: PageName;
  application: Application;
  texts: ApplicationMessages;
}

/** Where in the application one is, and what is done; each step can be gone to. */
export function StepList({ current, application, texts }: StepListProps) {
  const { numbers } = useSpeech();
  return (
    <nav aria-label={texts.stepsLabel} className="seller-progress">
      <ol>
        {PAGES.map((page, at) => {
          const isDone = pageDone(page, application);
          return (
            <li key={page} data-done={isDone}>
              <Link to={{ search: `?step=${page}` }} aria-current={page === current ? 'step' : undefined}>
                <span aria-hidden="true">{isDone ? '✓' : numbers.count(at + 1)}</span>
                {texts.steps[page]}
                {isDone && <span className="visually-hidden"> ({texts.done})</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

import { useSpeech } from '../messages/context.js';
import { useTitle } from './title.js';

/** The page for what isn't there. A plain link, so that it also leads out of a broken router. */
export function NotFound() {
  const { problem } = useSpeech().texts;
  useTitle(problem.notFound);
  return (
    <section className="page-width not-found">
      <h1 tabIndex={-1}>{problem.notFound}</h1>
      <p>{problem.notFoundText}</p>
      <a className="button" href="/">
        {problem.goHome}
      </a>
    </section>
  );
}

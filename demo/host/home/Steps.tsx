import { Link } from 'react-router';
import { useSpeech } from '../messages/context.js';

/** How a purchase goes, and the way to the first step. */
export function Steps() {
  const { home } = useSpeech().texts;
  return (
    <>
      <section className="page-width section" aria-labelledby="how">
        <h2 id="how">{home.how}</h2>
        <ol className="steps">
          {home.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="page-width closing" aria-labelledby="closing">
        <div>
          <h2 id="closing">{home.closing.title}</h2>
          <p>{home.closing.text}</p>
        </div>
        <Link className="button" to="/categories">
          {home.allMakes}
        </Link>
      </section>
    </>
  );
}

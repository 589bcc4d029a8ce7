import { Link } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { useI18n } from '../messages/i18n.js';
import './home.css';

export function WhyUs() {
  const { home } = useI18n().texts;
  return (
    <section className="why" aria-labelledby="why">
      <div className="page-width section">
        <h2 id="why">{home.why}</h2>
        <ul className="why-list">
          {(['ship', 'inspect', 'pay'] as const).map((reason) => (
            <li key={reason}>
              <img src={`/media/${reason}.svg`} alt="" width="56" height="56" loading="lazy" />
              <h3>{home[reason].title}</h3>
              <p>{home[reason].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** How to buy a car, and the way to all of them. */
export function Steps() {
  const { home } = useI18n().texts;
  return (
    <>
      <section className="page-width section" aria-labelledby="how">
        <h2 id="how">{home.how}</h2>
        <ol className="numbered steps">
          {home.steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="row page-width closing" aria-labelledby="closing">
        <div>
          <h2 id="closing">{home.closing.title}</h2>
          <p>{home.closing.text}</p>
        </div>
        <Link className="button" to={pathTo('categories')}>
          {home.allMakes}
        </Link>
      </section>
    </>
  );
}

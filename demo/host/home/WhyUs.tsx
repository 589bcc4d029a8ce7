import { useSpeech } from '../messages/context.js';

/** Why one would buy here: shipping, inspection, payment. */
export function WhyUs() {
  const { home } = useSpeech().texts;
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

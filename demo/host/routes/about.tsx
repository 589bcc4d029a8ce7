import { Link, useLoaderData } from 'react-router';
import { Facts } from '../company/Facts.js';
import { loadStock } from '../company/loadStock.js';
import { companyTexts, useCompanyTexts } from '../company/messages/load.js';
import { useSpeech } from '../messages/context.js';
import { useTitle } from '../shell/title.js';

export async function loader() {
  const [stock] = await Promise.all([loadStock(), companyTexts.load()]);
  return { stock };
}

/** `/about`: who the shop is. */
export function Component() {
  const { stock } = useLoaderData<typeof loader>();
  const { about } = useCompanyTexts();
  const { lang } = useSpeech();
  useTitle(about.title);
  return (
    <>
      <section className="about-head">
        <img
          src={lang === 'ar' ? '/media/hero-rtl.svg' : '/media/hero.svg'}
          alt=""
          width="1600"
          height="640"
        />
        <div className="page-width">
          <h1 tabIndex={-1}>{about.title}</h1>
          <p>{about.lead}</p>
        </div>
      </section>
      <div className="page-width">
        <Facts stock={stock} />
        <div className="about-story">
          {about.story.map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
        </div>
        <section aria-labelledby="promises">
          <h2 id="promises">{about.promises.title}</h2>
          <ul className="about-promises">
            {about.promises.list.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className="about-ports" aria-labelledby="ports">
          <h2 id="ports">{about.ports.title}</h2>
          <p>{about.ports.text}</p>
        </section>
      </div>
      <section className="page-width closing" aria-labelledby="closing">
        <div>
          <h2 id="closing">{about.closing.title}</h2>
          <p>{about.closing.text}</p>
        </div>
        <p className="about-ways">
          <Link className="button" to="/contact">
            {about.contact}
          </Link>
          <Link className="about-browse" to="/categories">
            {about.browse}
          </Link>
        </p>
      </section>
    </>
  );
}

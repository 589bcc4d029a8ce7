import { useHref } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { useI18n } from '../messages/i18n.js';
import { useTitle } from './title.js';

/** The page for what doesn't exist, with links to go on. They're plain, so they work even if the router is broken. */
export function NotFound() {
  const { problem, home } = useI18n().texts;
  const ways = [
    [useHref(pathTo('categories')), home.allMakes],
    [useHref(pathTo('departments')), home.allDepartments],
    [useHref(pathTo('contact')), problem.contact],
  ] as const;
  const start = useHref('/');
  useTitle(problem.notFound);
  return (
    <section className="page-width not-found">
      <h1 tabIndex={-1}>{problem.notFound}</h1>
      <p>{problem.notFoundText}</p>
      <a className="button" href={start}>
        {problem.goHome}
      </a>
      <ul className="row">
        {ways.map(([href, name]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

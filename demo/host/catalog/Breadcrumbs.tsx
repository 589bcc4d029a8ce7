import { Link } from 'react-router';
import { useI18n } from '../messages/i18n.js';

/** Links to the home page and to the pages of the `trail`, except to the last, which is this page. */
export function Breadcrumbs({ trail }: { trail: { name: string; path: string }[] }) {
  const { list, nav } = useI18n().texts;
  const pages = [{ name: nav.home, path: '/' }, ...trail];
  return (
    <nav className="breadcrumbs" aria-label={list.breadcrumbs}>
      <ol>
        {pages.map(({ name, path }, step) => (
          <li key={path}>
            {step < pages.length - 1 ? (
              <Link to={path}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <span aria-current="page">
                <bdi>{name}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { Link } from 'react-router';
import { useI18n } from '../messages/i18n.js';

/** Links to the pages from the home page to this one. The last of the `trail` is this page, and isn't a link. */
export function Breadcrumbs({ trail }: { trail: { name: string; path: string }[] }) {
  return (
    <nav className="breadcrumbs" aria-label={useI18n().texts.list.breadcrumbs}>
      <ol>
        {trail.map(({ name, path }, step) => (
          <li key={path}>
            {step < trail.length - 1 ? (
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

import { Link } from 'react-router';
import { useSpeech } from '../messages/speech.js';

/** The path from the home page to this one, which comes last and isn't a link. */
export function Breadcrumbs({ way }: { way: { name: string; path: string }[] }) {
  return (
    <nav className="breadcrumbs" aria-label={useSpeech().texts.list.breadcrumbs}>
      <ol>
        {way.map(({ name, path }, step) => (
          <li key={path}>
            {step < way.length - 1 ? (
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

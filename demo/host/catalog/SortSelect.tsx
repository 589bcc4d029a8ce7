import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useI18n } from '../messages/i18n.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { WithoutScripts } from '../shell/WithoutScripts.js';
import { filtered } from './address.js';

interface SortSelectProps {
  sort: string;
  /** The available orders. The first is the list's default. */
  sorts: readonly { value: string; name: string }[];
}

/** Chooses the list's sort order. A new order starts on the first page. */
export function SortSelect({ sort, sorts }: SortSelectProps) {
  const { list } = useI18n().texts;
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const to = (value: string) =>
    pathname + filtered(search, { sort: value === sorts[0]?.value ? null : value });
  return (
    <>
      <label className="sort">
        <span>{list.sort}</span>
        <select
          value={sort}
          onChange={({ target }) =>
            navigate(to(target.value), { state: KEEP_FOCUS, preventScrollReset: true })
          }
        >
          {sorts.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <WithoutScripts>
        <nav className="row" aria-label={list.sort}>
          {sorts.map(({ value, name }) => (
            <Link
              key={value}
              to={to(value)}
              aria-current={value === sort ? 'true' : undefined}
              rel="nofollow"
            >
              {name}
            </Link>
          ))}
        </nav>
      </WithoutScripts>
    </>
  );
}

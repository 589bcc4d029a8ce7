import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { SORTS, type Sort } from '../api/catalogue.js';
import { useSpeech } from '../messages/context.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { changed } from './listQuery.js';

/** Chooses the order of the list; a new order starts at its first page. */
export function SortSelect({ sort }: { sort: Sort }) {
  const { list } = useSpeech().texts;
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const choose = (value: string) =>
    navigate(
      pathname +
        changed(search, {
          sort: value === SORTS[0] ? null : value,
          page: null,
        }),
      {
        state: KEEP_FOCUS,
        preventScrollReset: true,
      },
    );
  return (
    <label className="sort">
      <span>{list.sort}</span>
      <select value={sort} onChange={(event) => choose(event.target.value)}>
        {SORTS.map((value) => (
          <option key={value} value={value}>
            {list.sorts[value]}
          </option>
        ))}
      </select>
    </label>
  );
}

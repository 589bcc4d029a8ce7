import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useSpeech } from '../messages/context.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { filtered } from './address.js';

interface SortSelectProps {
  sort: string;
  /** In order; the first is the list's own. */
  sorts: readonly { value: string; name: string }[];
}

/** Chooses the order of the list; a new order starts at its first page. */
export function SortSelect({ sort, sorts }: SortSelectProps) {
  const { list } = useSpeech().texts;
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const choose = (value: string) =>
    navigate(pathname + filtered(search, { sort: value === sorts[0]?.value ? null : value }), {
      state: KEEP_FOCUS,
      preventScrollReset: true,
    });
  return (
    <label className="sort">
      <span>{list.sort}</span>
      <select value={sort} onChange={(event) => choose(event.target.value)}>
        {sorts.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

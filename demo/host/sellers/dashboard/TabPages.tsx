import { Link } from 'react-router';
import { useSpeech } from '../../messages/context.js';
import { KEEP_FOCUS } from '../../shell/RouteFocus.js';
import type { StoreMessages } from './messages/en.js';

interface TabPagesProps {
  data: { page: number; pageSize: number; total: number };
  tab: string;
  q?: string;
  texts: StoreMessages['pages'];
}

/** The way to the pages before and after; nothing where there is one page alone. */
export function TabPages({ data: { page, pageSize, total }, tab, q = '', texts }: TabPagesProps) {
  const { numbers } = useSpeech();
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  const to = (wanted: number) => ({
    search: `?${new URLSearchParams({ tab, ...(q && { q }), page: String(wanted) })}`,
  });
  return (
    <nav className="seller-pages" aria-label={texts.label}>
      {page > 1 && (
        <Link className="button button-quiet" to={to(page - 1)} state={KEEP_FOCUS}>
          {texts.previous}
        </Link>
      )}
      <p>{texts.of.replace('{n}', numbers.count(page)).replace('{all}', numbers.count(last))}</p>
      {page < last && (
        <Link className="button button-quiet" to={to(page + 1)} state={KEEP_FOCUS}>
          {texts.next}
        </Link>
      )}
    </nav>
  );
}

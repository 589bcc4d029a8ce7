import { Link } from 'react-router';
import { fill, useI18n } from '../../host/messages/i18n.js';
import { KEEP_FOCUS } from '../../host/shell/RouteFocus.js';
import { storeTexts } from '../texts.js';

interface TabPagesProps {
  data: { page: number; pageSize: number; total: number };
  tab: string;
  q?: string;
}

/** Links to the previous and next pages. Renders nothing if there is only one page. */
export function TabPages({ data: { page, pageSize, total }, tab, q = '' }: TabPagesProps) {
  const { pages: texts } = storeTexts.useTexts();
  const { numbers } = useI18n();
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (last === 1) return null;
  const to = (target: number) => ({
    search: `?${new URLSearchParams({ tab, ...(q && { q }), page: String(target) })}`,
  });
  return (
    <nav className="seller-pages" aria-label={texts.label}>
      {page > 1 && (
        <Link className="button button-quiet" to={to(page - 1)} state={KEEP_FOCUS}>
          {texts.previous}
        </Link>
      )}
      <p>{fill(texts.of, { n: numbers.count(page), all: numbers.count(last) })}</p>
      {page < last && (
        <Link className="button button-quiet" to={to(page + 1)} state={KEEP_FOCUS}>
          {texts.next}
        </Link>
      )}
    </nav>
  );
}

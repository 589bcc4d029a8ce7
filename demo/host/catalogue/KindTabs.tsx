import { Suspense } from 'react';
import { Await, Link } from 'react-router';
import { useSpeech } from '../messages/context.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import type { Totals } from './loadCategories.js';
import { useCatalogueTexts } from './messages/load.js';

interface KindTabsProps {
  kind: 'cars' | 'goods';
  term: string;
  totals: Promise<Totals> | null;
}

/** The two kinds of what the shop sells; of a search with how many it found of each. */
export function KindTabs({ kind, term, totals }: KindTabsProps) {
  const { kinds } = useCatalogueTexts();
  const to = (wanted: string) =>
    term || wanted === 'goods'
      ? `/categories?${new URLSearchParams({ ...(term && { goods_name: term }), in: wanted })}`
      : '/categories';
  return (
    <nav className="kind-tabs" aria-label={kinds.label}>
      {(['cars', 'goods'] as const).map((each) => (
        <Link key={each} to={to(each)} state={KEEP_FOCUS} aria-current={each === kind ? 'page' : undefined}>
          {kinds[each]}
          {totals && (
            <Suspense fallback={null}>
              <Await resolve={totals}>{(found) => <Total total={found[each]} />}</Await>
            </Suspense>
          )}
        </Link>
      ))}
    </nav>
  );
}

function Total({ total }: { total: number | null }) {
  const { numbers } = useSpeech();
  return total === null ? null : <span className="kind-total">{numbers.count(total)}</span>;
}

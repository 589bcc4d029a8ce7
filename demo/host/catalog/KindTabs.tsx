import { Link, useParams, useSearchParams } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { useShopQuery } from '../data/use-shop-query.js';
import { useI18n } from '../messages/i18n.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { catalogTexts } from '../texts.js';
import { CARS } from './car-kind.js';
import { readCarList } from './car-list.js';
import { GOODS } from './goods-kind.js';
import { readList, searchOf } from './list.js';

interface KindTabsProps {
  kind: 'cars' | 'goods';
  term: string;
}

/** The two kinds of products that the shop sells. For a search, also shows how many it found of each. */
export function KindTabs({ kind, term }: KindTabsProps) {
  const { kinds } = catalogTexts.useTexts();
  const to = (tab: string) =>
    term || tab === 'goods'
      ? `${pathTo('categories')}?${new URLSearchParams({ ...(term && { goods_name: term }), in: tab })}`
      : pathTo('categories');
  return (
    <nav className="kind-tabs" aria-label={kinds.label}>
      {(['cars', 'goods'] as const).map((each) => (
        <Link key={each} to={to(each)} state={KEEP_FOCUS} aria-current={each === kind ? 'page' : undefined}>
          {kinds[each]}
          {term && (each === 'cars' ? <FoundCars /> : <FoundGoods />)}
        </Link>
      ))}
    </nav>
  );
}

function FoundCars() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const { data } = useShopQuery(CARS.pageQuery(searchOf(readCarList(id, search))));
  return <Total total={data?.total} />;
}

function FoundGoods() {
  const [search] = useSearchParams();
  const { data } = useShopQuery(GOODS.pageQuery(searchOf(readList(GOODS.fields, search))));
  return <Total total={data?.total} />;
}

function Total({ total }: { total: number | undefined }) {
  const { numbers } = useI18n();
  return total === undefined ? null : <span className="kind-total">{numbers.count(total)}</span>;
}

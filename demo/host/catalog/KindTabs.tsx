import { useParams, useSearchParams } from 'react-router';
import { pathTo } from '../../shared/pages.js';
import { useShopQuery } from '../data/use-shop-query.js';
import { useI18n } from '../messages/i18n.js';
import { catalogTexts } from '../texts.js';
import { LinkTabs } from '../ui/LinkTabs.js';
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
    <LinkTabs
      label={kinds.label}
      current={kind}
      tabs={(['cars', 'goods'] as const).map((value) => ({
        value,
        to: to(value),
        text: kinds[value],
        count: term ? value === 'cars' ? <FoundCars /> : <FoundGoods /> : undefined,
      }))}
    />
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
  return total === undefined ? null : numbers.count(total);
}

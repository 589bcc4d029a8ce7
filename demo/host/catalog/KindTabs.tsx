import { pathTo } from '../../shared/pages.js';
import { useI18n } from '../messages/i18n.js';
import { catalogTexts } from '../texts.js';
import { LinkTabs } from '../ui/LinkTabs.js';
import { useFoundCars, useFoundGoods } from './useFound.js';

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

const FoundCars = () => <Total total={useFoundCars()} />;

const FoundGoods = () => <Total total={useFoundGoods()} />;

function Total({ total }: { total: number | undefined }) {
  const { numbers } = useI18n();
  return total === undefined ? null : numbers.count(total);
}

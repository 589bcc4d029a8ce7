import { pathTo } from '../../shared/pages.js';
import { dealsQuery } from '../api/goods.js';
import { useShopQuery } from '../data/use-shop-query.js';
import { CardBlanks, CardGrid } from '../goods/CardGrid.js';
import { GOODS_CARDS } from '../goods/goodsCards.js';
import { useI18n } from '../messages/i18n.js';
import { AsyncView } from '../ui/AsyncView.js';
import { Section } from './Section.js';

/** The first of the day's deals. @param count how many */
export function DealsSection({ count }: { count: number }) {
  const { home } = useI18n().texts;
  const deals = useShopQuery(dealsQuery);
  const more = { text: home.allDeals, to: pathTo('deals') };
  return (
    <Section id="deals" title={home.deals} lead={home.dealsLead} more={more}>
      <AsyncView query={deals} skeleton={<CardBlanks of={GOODS_CARDS} count={count} />}>
        {({ list }) => <CardGrid of={GOODS_CARDS} items={list.slice(0, count)} />}
      </AsyncView>
    </Section>
  );
}

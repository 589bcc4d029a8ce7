import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useSpeech } from '../messages/context.js';
import { changed, filtered, joined } from './address.js';
import { goodsChips, goodsFacets } from './goodsFacets.js';
import type { GoodsData } from './loadGoods.js';
import { useCatalogueTexts } from './messages/load.js';
import { useSettled } from './useSettled.js';

const OWN = ['cat_id', 'is_oversea', 'factory', 'deal', 'price_min', 'price_max', 'page'];

/**
 * The filters of a list of goods: on offer (null until they are known), active, and the address without them.
 * @param toDepartment the path of the same list in a department; by default it stands in the query
 */
export function useGoodsFilters(
  { facets, goods, query, fixed }: GoodsData,
  toDepartment?: (catId: string | null) => string,
) {
  const texts = useCatalogueTexts();
  const speech = useSpeech();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const counts = useSettled(facets);
  const department = useSettled(goods)?.category?.cat_name ?? null;
  return useMemo(() => {
    const inDepartment = (catId: string | null) =>
      toDepartment
        ? joined(toDepartment(catId), filtered(search, { cat_id: null, id: null }))
        : pathname + filtered(search, { cat_id: catId });
    const place = { pathname, search, query, fixed, texts, speech, toDepartment: inDepartment };
    const none = Object.fromEntries(OWN.map((name) => [name, null]));
    return {
      facets: counts && goodsFacets(place, counts),
      // A department of the path is the page itself.
      chips: goodsChips(place, query.catId && !fixed.cat_id ? department : null),
      clear: pathname + changed(search, none),
    };
  }, [pathname, search, query, fixed, texts, speech, counts, department, toDepartment]);
}

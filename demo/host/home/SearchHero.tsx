import { bannerQuery } from '../api/catalog.js';
import { useShopQuery } from '../data/use-shop-query.js';

/** The search at the top of a home page. Its picture is there before the widget, which shows the same one. */
export function SearchHero() {
  const picture = useShopQuery(bannerQuery).data?.img_pc;
  return (
    <div className="search-hero">
      <storefront-car-search className="hero" />
      {picture && <img className="early-hero" src={picture} alt="" fetchPriority="high" />}
    </div>
  );
}

import { useLayoutEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { nullable, string, type, validate } from 'superstruct';
import { filtered } from '../catalogue/address.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';

const Search = type({ term: string(), catId: nullable(string()) });

/** What the header's search finds on a page that looks for itself: the page's goods, in place. */
export function useZoneSearch(): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // At once: WebKit may leave any other effect for a second, and the search would leave the page.
  useLayoutEffect(() => {
    const follow = (event: Event) => {
      if (!(event instanceof CustomEvent) || event.defaultPrevented) return;
      const [unfit, wanted] = validate(event.detail, Search);
      if (unfit) return; // the search for cars goes to the cars
      event.preventDefault();
      const change = {
        goods_name: wanted.term || null,
        ...(wanted.catId !== null && { cat_id: wanted.catId }),
      };
      navigate({ search: filtered(search, change) }, { state: KEEP_FOCUS, preventScrollReset: true });
    };
    document.addEventListener('storefront-search', follow);
    return () => document.removeEventListener('storefront-search', follow);
  }, [navigate, search]);
}

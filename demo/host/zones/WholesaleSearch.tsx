import { type FormEvent, useLayoutEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { nullable, string, type, validate } from 'superstruct';
import { filtered } from '../catalog/address.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { zoneTexts } from '../texts.js';
import { pastable } from '../ui/pasting.js';

/** The search of the wholesale page. It finds what factories sell, and stays on the page. */
export function WholesaleSearch({ term }: { term: string }) {
  const { factory: texts } = zoneTexts.useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = new FormData(event.currentTarget).get('goods_name');
    navigate(
      { search: filtered(search, { goods_name: typeof term === 'string' ? term.trim() || null : null }) },
      { state: KEEP_FOCUS, preventScrollReset: true },
    );
  };
  return (
    <form className="zone-search" role="search" aria-label={texts.search} onSubmit={find}>
      <input
        className="input"
        {...pastable({ type: 'text', inputMode: 'search', maxLength: 100 })}
        enterKeyHint="search"
        name="goods_name"
        defaultValue={term}
        dir="auto"
        autoComplete="off"
        aria-label={texts.search}
        placeholder={texts.search}
      />
      {term && (
        <Link
          className="text-button"
          to={{ search: filtered(search, { goods_name: null }) }}
          state={KEEP_FOCUS}
        >
          {texts.clear}
        </Link>
      )}
      <button type="submit" className="button">
        {texts.find}
      </button>
    </form>
  );
}

const Search = type({ term: string(), catId: nullable(string()) });

/** Makes the header's search find the page's own goods, in place. */
export function useZoneSearch(): void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // A layout effect: WebKit may delay others by a second, and until then a search would leave the page.
  useLayoutEffect(() => {
    const follow = (event: Event) => {
      if (!(event instanceof CustomEvent) || event.defaultPrevented) return;
      const [unfit, query] = validate(event.detail, Search);
      if (unfit) return; // a search for cars leads to the cars
      event.preventDefault();
      const change = {
        goods_name: query.term || null,
        ...(query.catId !== null && { cat_id: query.catId }),
      };
      navigate({ search: filtered(search, change) }, { state: KEEP_FOCUS, preventScrollReset: true });
    };
    document.addEventListener('storefront-search', follow);
    return () => document.removeEventListener('storefront-search', follow);
  }, [navigate, search]);
}

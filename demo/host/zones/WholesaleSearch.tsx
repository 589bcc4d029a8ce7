import type { FormEvent } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { filtered } from '../catalogue/address.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { useZoneTexts } from './messages/load.js';

/** The search of the wholesale page: it finds what factories sell, and stays here. */
export function WholesaleSearch({ term }: { term: string }) {
  const { factory: texts } = useZoneTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = new FormData(event.currentTarget).get('goods_name');
    navigate(
      { search: filtered(search, { goods_name: typeof wanted === 'string' ? wanted.trim() || null : null }) },
      { state: KEEP_FOCUS, preventScrollReset: true },
    );
  };
  return (
    <form className="zone-search" role="search" aria-label={texts.search} onSubmit={find}>
      <input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        name="goods_name"
        defaultValue={term}
        maxLength={100}
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

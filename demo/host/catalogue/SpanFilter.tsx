import { type FormEvent, useId } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { filtered } from './address.js';
import type { Facet } from './facets.js';
import { useCatalogueTexts } from './messages/load.js';

const digits = (value: FormDataEntryValue | null) =>
  typeof value === 'string' && /^\d{1,7}$/.test(value.trim()) ? value.trim() : '';

/** From and to, in whole numbers; what is left empty is open. */
export function SpanFilter({ facet }: { facet: Extract<Facet, { kind: 'span' }> }) {
  const { name, title, unit, min, max, from, to } = facet;
  const texts = useCatalogueTexts();
  const id = useId();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  if (min === null || max === null) return null;
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const ends = [digits(fields.get('from')), digits(fields.get('to'))];
    // Who writes them the other way round means the same.
    if (ends[0] && ends[1] && Number(ends[0]) > Number(ends[1])) ends.reverse();
    const change = { [`${name}_min`]: ends[0] || null, [`${name}_max`]: ends[1] || null };
    navigate(pathname + filtered(search, change), { state: KEEP_FOCUS, preventScrollReset: true });
  };
  const field = (end: 'from' | 'to', value: string, hint: number) => (
    <label>
      <span className="visually-hidden">{`${title}: ${texts[end]}`}</span>
      {unit && (
        <span className="span-unit" aria-hidden="true">
          {unit}
        </span>
      )}
      <input
        name={end}
        inputMode="numeric"
        pattern="[0-9]{1,7}"
        autoComplete="off"
        dir="ltr"
        defaultValue={value}
        placeholder={String(hint)}
      />
    </label>
  );
  return (
    <section className="filter" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <form className="span-filter" onSubmit={choose}>
        {field('from', from, min)}
        <span aria-hidden="true">–</span>
        {field('to', to, max)}
        <button type="submit" className="button-quiet">
          <span className="visually-hidden">{title}: </span>
          {texts.apply}
        </button>
      </form>
    </section>
  );
}

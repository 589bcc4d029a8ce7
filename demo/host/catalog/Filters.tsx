import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Link, useHref, useLocation, useNavigate, useSearchParams } from 'react-router';
import { fill, useI18n } from '../messages/i18n.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import { WithoutScripts } from '../shell/WithoutScripts.js';
import { catalogTexts } from '../texts.js';
import { pastable } from '../ui/pasting.js';
import { filtered, wholeNumber } from './address.js';
import type { Choice, Facet } from './facets.js';

/** The number of choices that a filter shows before it's expanded. */
const SHOWN = 7;

/** The filters beside a list, or in its sheet. Each choice is a link, so it can be shared and undone. */
export function Filters({ facets }: { facets: readonly Facet[] }) {
  return (
    <div className="filters">
      {facets.map((facet) =>
        facet.kind === 'choices' ? (
          isWorthwhile(facet.choices) && <Choices key={facet.name} facet={facet} />
        ) : (
          // If a filter changes elsewhere, its key resets the inputs.
          <SpanFilter key={`${facet.name} ${facet.from} ${facet.to}`} facet={facet} />
        ),
      )}
    </div>
  );
}

interface SideFiltersProps {
  facets: readonly Facet[] | null;
  isWide: boolean;
}

/** The filters beside a list. On a narrow page, they're in a sheet or, without scripts, collapsed above the list. */
export function SideFilters({ facets, isWide }: SideFiltersProps) {
  const texts = catalogTexts.useTexts();
  const filters = facets && <Filters facets={facets} />;
  if (isWide) return <div className="sidebar-filters">{filters ?? <FiltersSkeleton />}</div>;
  return (
    <WithoutScripts>
      {filters && (
        <details className="folded-filters">
          <summary>{texts.filters}</summary>
          {filters}
        </details>
      )}
    </WithoutScripts>
  );
}

/** Returns whether there's anything to choose: not if all items are alike. */
const isWorthwhile = (choices: readonly Choice[]) =>
  choices.length > 1 || choices.some(({ isChosen }) => isChosen);

function Choices({ facet }: { facet: Extract<Facet, { kind: 'choices' }> }) {
  const texts = catalogTexts.useTexts();
  const { numbers } = useI18n();
  const [isUnfolded, setUnfolded] = useState(false);
  const { choices, title } = facet;
  const first = choices.filter((each, at) => at < SHOWN || each.isChosen);
  const hidden = choices.length - first.length;
  // Hiding only one or two choices isn't worth a button.
  const isLong = hidden > 2;
  const shown = isLong && !isUnfolded ? first : choices;
  return (
    <section className="filter" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {shown.map((choice) => (
          <li key={choice.value} data-depth={choice.depth ?? 0}>
            <ChoiceLink choice={choice} isSeveral={facet.isSeveral} />
          </li>
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          className="text-button filter-more scripts-only"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? texts.fewer : numbers.plural(texts.more, hidden)}
        </button>
      )}
    </section>
  );
}

/** Follows a check box's link by the space bar, as check boxes are checked. */
function checkBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

interface ChoiceLinkProps {
  choice: Choice;
  isSeveral: boolean;
}

/** A choice: a check box if there can be several. It's a link in any case, so it needs no scripts. */
function ChoiceLink({ choice, isSeveral }: ChoiceLinkProps) {
  const { numbers } = useI18n();
  const { isChosen, color } = choice;
  return (
    <Link
      to={choice.to}
      state={KEEP_FOCUS}
      preventScrollReset
      className="filter-choice"
      {...(isSeveral
        ? { role: 'checkbox', 'aria-checked': isChosen, onKeyDown: checkBySpace }
        : { 'aria-current': isChosen ? 'true' : undefined })}
      data-chosen={isChosen || undefined}
      rel="nofollow"
    >
      <span className="filter-mark" data-one={!isSeveral || undefined} aria-hidden="true" />
      <span className="filter-name">
        {color && (
          <svg className="filter-color" viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="7" fill={color} />
          </svg>
        )}
        {choice.name}
      </span>
      {choice.count !== null && <span className="filter-count">{numbers.count(choice.count)}</span>}
    </Link>
  );
}

const digits = (value: FormDataEntryValue | null) => (typeof value === 'string' && wholeNumber(value)) || '';

/** A range in whole numbers. An empty field leaves that end open. */
function SpanFilter({ facet }: { facet: Extract<Facet, { kind: 'span' }> }) {
  const { name, title, unit, isGrouped, min, max, from, to } = facet;
  const texts = catalogTexts.useTexts();
  const { texts: common, numbers } = useI18n();
  const id = useId();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const action = useHref(pathname);
  if (min === null || max === null) return null;
  // The same names as in the address, since the form goes there without scripts.
  const [least, most] = [`${name}_min`, `${name}_max`];
  const others = new URLSearchParams(filtered(search, { [least]: null, [most]: null }));
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const ends = [digits(fields.get(least)), digits(fields.get(most))];
    // If the shopper swaps the two ends, they mean the same thing.
    if (ends[0] && ends[1] && Number(ends[0]) > Number(ends[1])) ends.reverse();
    const change = { [least]: ends[0] || null, [most]: ends[1] || null };
    navigate(pathname + filtered(search, change), { state: KEEP_FOCUS, preventScrollReset: true });
  };
  const write = (value: number) => (isGrouped ? numbers.count(value) : String(value));
  const field = (end: 'from' | 'to', value: string, hint: number) => (
    <label>
      <span className="visually-hidden">{fill(common.labeled, { label: title, value: texts[end] })}</span>
      {unit && (
        <span className="span-unit" aria-hidden="true">
          {unit}
        </span>
      )}
      <input
        name={end === 'from' ? least : most}
        {...pastable({ inputMode: 'numeric' })}
        pattern="[0-9]{1,3}([\s,.’٬]?[0-9]{3}){0,2}|[0-9]{1,7}"
        autoComplete="off"
        dir="ltr"
        defaultValue={value && write(Number(value))}
        placeholder={write(hint)}
      />
    </label>
  );
  return (
    <section className="filter" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <form className="row span-filter" action={action} onSubmit={choose}>
        {[...others].map(([other, chosen]) => (
          <input key={`${other} ${chosen}`} type="hidden" name={other} value={chosen} />
        ))}
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

function FiltersSkeleton() {
  return (
    <div className="filters" aria-hidden="true">
      {[7, 2, 4].map((rows) => (
        <div className="filter" key={rows}>
          <span className="skeleton skeleton-line" />
          {Array.from({ length: rows }, (_, row) => (
            <span className="skeleton skeleton-choice" key={String(row)} />
          ))}
        </div>
      ))}
    </div>
  );
}

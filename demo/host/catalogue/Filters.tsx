import { useState } from 'react';
import { Link } from 'react-router';
import { useSpeech } from '../messages/context.js';
import { KEEP_FOCUS } from '../shell/RouteFocus.js';
import type { Choice, Facet } from './facets.js';
import { useCatalogueTexts } from './messages/load.js';
import { SpanFilter } from './SpanFilter.js';

/** Choices that a filter shows before it is unfolded. */
const SHOWN = 7;

/** The filters beside a list, or in its sheet: each choice is an address, so that a filter can be shared and undone. */
export function Filters({ facets }: { facets: readonly Facet[] }) {
  return (
    <div className="filters">
      {facets.map((facet) =>
        facet.kind === 'choices' ? (
          isWorthwhile(facet.choices) && <Choices key={facet.name} facet={facet} />
        ) : (
          // A filter that was changed elsewhere shows what it is now.
          <SpanFilter key={`${facet.name} ${facet.from} ${facet.to}`} facet={facet} />
        ),
      )}
    </div>
  );
}

/** Where everything is alike, there is nothing to choose. */
const isWorthwhile = (choices: readonly Choice[]) =>
  choices.length > 1 || choices.some(({ isChosen }) => isChosen);

function Choices({ facet }: { facet: Extract<Facet, { kind: 'choices' }> }) {
  const texts = useCatalogueTexts();
  const { numbers } = useSpeech();
  const [isUnfolded, setUnfolded] = useState(false);
  const { choices, title } = facet;
  const hidden = choices.length - SHOWN;
  // Two more rows are worth less than the button in their place.
  const isLong = hidden > 2;
  const shown = isLong && !isUnfolded ? choices.filter((each, at) => at < SHOWN || each.isChosen) : choices;
  return (
    <section className="filter" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {shown.map((choice) => (
          <li key={choice.value} data-depth={choice.depth ?? 0}>
            <ChoiceLink choice={choice} />
          </li>
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          className="filter-more"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? texts.fewer : numbers.plural(texts.more, hidden)}
        </button>
      )}
    </section>
  );
}

function ChoiceLink({ choice }: { choice: Choice }) {
  const { numbers } = useSpeech();
  return (
    <Link
      to={choice.to}
      state={KEEP_FOCUS}
      preventScrollReset
      className="filter-choice"
      aria-current={choice.isChosen ? 'true' : undefined}
      rel="nofollow"
    >
      <span className="filter-mark" aria-hidden="true" />
      <span className="filter-name">{choice.name}</span>
      {choice.count !== null && <span className="filter-count">{numbers.count(choice.count)}</span>}
    </Link>
  );
}

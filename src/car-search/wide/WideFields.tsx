import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Styles } from '../../element/Frame.js';
import { useWidget } from '../../element/widget-context.js';
import { useMessages } from '../../i18n/messages.js';
import { numbersOf } from '../../i18n/numbers.js';
import { fill } from '../../i18n/text.js';
import type { CarIndexReply } from '../../state/cars.js';
import { type CarSearchRecord, readRecentCars, saveRecentCars } from '../../state/recent-cars.js';
import { SearchIcon } from '../../ui/icons.js';
import { lazy, useLazy } from '../../ui/lazy.js';
import { Select, type SelectProps } from '../../ui/select/Select.js';
import type { CarFilters } from '../car-search.definition.js';
import { findMake, modelOptions } from '../makes.js';
import type { CarSearchMessages } from '../messages.js';
import { Chips } from './Chips.js';
import { Facets } from './Facets.js';
import { noFilters, offered, readFacets, toDetail, toFilters, toQuery, yearsOf } from './filters.js';
import { wideSearchMessages } from './messages.js';
import { useCarFacets } from './use-car-facets.js';
import css from './wide.css';
import { yearsText } from './years.js';

export { wideSearchMessages } from './messages.js';

const sheets = [css];
/** The free-text field, loaded only if the page wants it. */
const freeTextPart = lazy(() => import('./FreeText.js'));

/** The maximum number of popular makes. */
const popularLimit = 6;

interface Choice {
  readonly make: string | null;
  readonly model: string | null;
}

/** What the wider search adds to a search. */
export interface WideSearch {
  /** The filters for event details. */
  readonly detail: CarFilters;
  /** The query parameters for the navigation. */
  readonly query: Readonly<Record<string, string>>;
  /** Called before a search. Returns false, and shows the shopper why, if the search can't be made. */
  readonly begin: () => boolean;
}

interface Props {
  /** The attributes of contract section 6. */
  readonly counts: boolean;
  readonly facets: string | null;
  readonly freeText: boolean;
  readonly noPopular: boolean;
  readonly noRecent: boolean;
  readonly text: CarSearchMessages;
  readonly brands: CarIndexReply['banner']['brand'];
  readonly makeSelect: SelectProps;
  readonly modelSelect: SelectProps;
  readonly choice: Choice;
  /** The latest choice, even if it hasn't rendered yet. */
  readonly latestChoice: RefObject<Choice>;
  readonly onChange: (choice: Choice) => void;
  /** The ref where the car search finds these additions. */
  readonly search: RefObject<WideSearch | null>;
  /** The plain fields, shown until the texts load. */
  readonly children: ReactNode;
}

/** The fields of a car search with `counts`, `facets` or `free-text` (contract section 6). */
export function WideFields(props: Props): ReactNode {
  const { counts, freeText, text, brands, makeSelect, modelSelect, choice, latestChoice, search } = props;
  const { lang } = useWidget();
  const own = useMessages(wideSearchMessages, lang);
  const numbers = numbersOf(lang);
  const names = useMemo(() => readFacets(props.facets), [props.facets]);
  const [filters, setFilters] = useState(noFilters);
  const [recent, setRecent] = useState(readRecentCars);
  const free = useLazy(freeTextPart, freeText); // if it fails to load, the two lists are shown instead
  const settle = useRef(() => true);
  const present = offered(filters, names, freeText);

  const hasYear = names.includes('year');
  const needsCounts = counts || names.length > 0;
  const counted = useCarFacets(
    needsCounts
      ? {
          brand: choice.make,
          model: choice.model,
          price_max: present.priceMax,
          year_min: present.yearMin,
          year_max: present.yearMax,
          body: present.body,
          fuel: present.fuel,
        }
      : null,
  );
  const { total, facets } = counted;
  const popular = useRef<readonly string[] | null>(null);
  if (facets) popular.current ??= popularMakes(facets.brands);

  const latestAdded = useRef(present);
  const adopt = (added: Required<CarFilters>): void => {
    latestAdded.current = added;
    search.current = {
      detail: toDetail(added, names, freeText),
      query: toQuery(added),
      begin() {
        if (!settle.current()) return false;
        if (props.noRecent) return true;
        saveRecentCars({ ...latestChoice.current, ...latestAdded.current });
        setRecent(readRecentCars());
        return true;
      },
    };
  };
  adopt(present);
  useLayoutEffect(
    () => () => {
      search.current = null;
    },
    [search],
  );
  // A listener may search right away, before the change renders.
  const change = (next: Choice, added = present) => {
    setFilters(added);
    adopt(offered(added, names, freeText));
    props.onChange(next);
  };

  if (!own) return props.children;
  const countOf = (rows: readonly { value: string; count: number }[], value: string | null) =>
    value === null ? undefined : numbers.count(rows.find((row) => row.value === value)?.count ?? 0);
  const label = counts && total ? numbers.plural(own.show, total) : text.search;
  const nameOf = (record: CarSearchRecord): readonly string[] => {
    const make = findMake(brands, record.make);
    if (record.make !== null && !make) return [];
    const { priceMax, body, fuel, ...others } = offered(record, names, freeText);
    const years = yearsOf(others);
    const model = modelOptions(make, '').find(({ value }) => value !== null && value === record.model);
    const named = (rows: readonly { value: string; name: string }[] = [], value: string | null) =>
      rows.find((row) => row.value === value)?.name ?? value;
    return [
      make && (model ? `${make.brand_name} ${model.label}` : make.brand_name),
      priceMax !== null && fill(own.upTo, { price: numbers.price(priceMax) }),
      years && yearsText(years, own),
      named(facets?.bodies, body),
      named(facets?.fuels, fuel),
    ].filter((part) => typeof part === 'string');
  };

  const isTyped = freeText && free.status !== 'failed';
  const makeFields = !isTyped ? (
    <>
      <Select
        {...makeSelect}
        noteOf={({ value }) => (counts && facets ? countOf(facets.brands, value) : undefined)}
        onChange={(value) => change({ make: value, model: null })}
      />
      <Select
        {...modelSelect}
        noteOf={({ value }) =>
          counts && facets && counted.make === choice.make ? countOf(facets.models, value) : undefined
        }
        onChange={(value) => change({ ...choice, model: value })}
      />
    </>
  ) : free.module ? (
    <free.module.FreeText
      text={text}
      own={own}
      numbers={numbers}
      brands={brands}
      make={choice.make}
      model={choice.model}
      years={present.yearMax === null && hasYear ? null : yearsOf(present)}
      toSrc={makeSelect.toSrc}
      settle={settle}
      onChoose={(next, years) => {
        const yearMin = hasYear && present.yearMax === null ? present.yearMin : null;
        change(next, { ...present, yearMin, yearMax: null, ...(years && toFilters(years)) });
      }}
    />
  ) : (
    <div className="skeleton" />
  );

  return (
    <>
      <Styles sheets={sheets} />
      {makeFields}
      {(facets || counted.isNew) && (
        <Facets
          names={names}
          text={own}
          numbers={numbers}
          noData={text.noData}
          filterLabel={text.filter}
          filters={present}
          facets={facets}
          onChange={(added) => change(latestChoice.current, added)}
        />
      )}
      <button type="submit" part="button" className={names.length > 0 ? 'primary whole' : 'primary'}>
        <SearchIcon />
        <span key={label}>{label}</span>
      </button>
      <p role="status" className="none">
        {counts && total === 0 && <span key={own.noCars}>{own.noCars}</span>}
      </p>
      {!props.noPopular && (
        <Chips
          title={own.popular}
          chips={(needsCounts && counted.isNew ? undefined : (popular.current ?? []))?.flatMap((value) => {
            const make = findMake(brands, value);
            if (!make) return [];
            const isPressed = choice.make === make.value;
            return {
              key: value,
              parts: [make.brand_name],
              logo: make.brand_logo,
              toSrc: makeSelect.toSrc,
              isPressed,
              onPress: () => change({ make: isPressed ? null : make.value, model: null }),
            };
          })}
        />
      )}
      {!props.noRecent && (
        <Chips
          title={own.recent}
          chips={[...new Map(recent.map((record) => [nameOf(record).join(' · '), record]))].flatMap(
            ([key, record]) => {
              const { make, model } = record;
              return key
                ? { key, parts: nameOf(record), onPress: () => change({ make, model }, record) }
                : [];
            },
          )}
        />
      )}
    </>
  );
}

/** Returns the makes with the most cars, in descending order. */
const popularMakes = (brands: readonly { value: string; count: number }[]): readonly string[] =>
  [...brands]
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, popularLimit)
    .map(({ value }) => value);

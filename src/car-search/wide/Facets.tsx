import { type ReactNode, useMemo, useRef } from 'react';
import type { Numbers } from '../../i18n/numbers.js';
import type { CarFacetsReply } from '../../state/car-facets.js';
import type { SelectOption } from '../../ui/select/Logo.js';
import { Select } from '../../ui/select/Select.js';
import type { CarFilters } from '../car-search.definition.js';
import type { FacetName } from './filters.js';
import type { WideSearchMessages } from './messages.js';
import { priceSteps, withChosen, yearSteps } from './steps.js';

type Filters = Required<CarFilters>;
type Named = CarFacetsReply['bodies'];

interface Props {
  readonly names: readonly FacetName[];
  readonly text: WideSearchMessages;
  readonly numbers: Numbers;
  readonly noData: string;
  readonly filterLabel: string;
  readonly filters: Filters;
  /** Null until the first reply; the lists then say that they are loading. */
  readonly facets: CarFacetsReply | null;
  readonly onChange: (filters: Filters) => void;
}

/** The fields of the facets that the page wants, in order. */
export function Facets({
  names,
  text,
  numbers,
  noData,
  filterLabel,
  filters,
  facets,
  onChange,
}: Props): ReactNode {
  const { priceMax, yearMin, body, fuel } = filters;
  const prices = useMemo(
    () => numberOptions(withChosen(priceSteps(facets?.prices ?? {}), priceMax, false), numbers.price),
    [facets, priceMax, numbers],
  );
  const years = useMemo(
    () => numberOptions(withChosen(yearSteps(facets?.years ?? {}), yearMin, true), String),
    [facets, yearMin],
  );
  const bodies = useNamedOptions(facets?.bodies, body);
  const fuels = useNamedOptions(facets?.fuels, fuel);
  const fields = {
    price: { any: text.anyPrice, options: prices, value: toText(priceMax), counted: undefined },
    year: { any: text.anyYear, options: years, value: toText(yearMin), counted: undefined },
    body: { any: text.anyBody, options: bodies, value: body, counted: facets?.bodies },
    fuel: { any: text.anyFuel, options: fuels, value: fuel, counted: facets?.fuels },
  };
  const change = (name: FacetName, value: string | null) => {
    const number = value === null ? null : Number(value);
    onChange({
      ...filters,
      ...{
        price: { priceMax: number },
        year: { yearMin: number, yearMax: null },
        body: { body: value },
        fuel: { fuel: value },
      }[name],
    });
  };
  return names.map((name) => {
    const { any, options, value, counted } = fields[name];
    return (
      <Facet
        key={name}
        name={name}
        label={text[name]}
        any={any}
        choices={options}
        value={value}
        filterLabel={filterLabel}
        emptyText={facets ? noData : text.loadingChoices}
        noteOf={(option) => {
          if (!counted || option.value === null) return undefined;
          return numbers.count(counted.find((row) => row.value === option.value)?.count ?? 0);
        }}
        onChange={(next) => change(name, next)}
      />
    );
  });
}

interface FacetProps {
  readonly name: FacetName;
  readonly label: string;
  /** The label for no choice. */
  readonly any: string;
  readonly choices: readonly SelectOption[];
  readonly value: string | null;
  readonly emptyText: string;
  readonly filterLabel: string;
  readonly noteOf: (option: SelectOption) => string | undefined;
  readonly onChange: (value: string | null) => void;
}

function Facet({ name, label, any, choices, ...rest }: FacetProps): ReactNode {
  const options = useMemo(
    () => (choices.length > 0 ? [{ value: null, label: any }, ...choices] : []),
    [any, choices],
  );
  return <Select part={name} label={label} placeholder={any} options={options} {...rest} />;
}

const toText = (value: number | null): string | null => (value === null ? null : String(value));

const numberOptions = (steps: readonly number[], format: (step: number) => string): SelectOption[] =>
  steps.map((step) => ({ value: String(step), label: format(step) }));

/** Returns the reply's rows, plus the chosen one if it's missing. Returns the same array for the same names. */
function useNamedOptions(rows: Named | undefined, chosen: string | null): readonly SelectOption[] {
  const names = useRef<Record<string, string>>({});
  for (const { value, name } of rows ?? []) names.current[value] = name;
  const label = chosen === null ? '' : (names.current[chosen] ?? chosen);
  const isLeft = chosen === null || rows?.some(({ value }) => value === chosen);
  const list = (rows ?? []).map(({ value, name }) => ({ value, label: name }));
  if (!isLeft) list.push({ value: chosen, label });
  const text = JSON.stringify(list);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text tells whether the list is another
  return useMemo(() => list, [text]);
}

import type { EMISSIONS, PLUGS, RANGE_TESTS } from '../../../shared/replies/cars.js';
import { COUNTRY_OF } from '../ports.js';
import type { Body, Fuel, Make, Model } from './make.js';

type Plug = (typeof PLUGS)[number];
type Emissions = (typeof EMISSIONS)[number];
type RangeTest = (typeof RANGE_TESTS)[number];

/** What a car was built for where it was first sold, and its doors; null for what doesn't apply or isn't known. */
export interface Standards {
  readonly doors: number | null;
  readonly plug: Plug | null;
  readonly emissions: Emissions | null;
}

export const NO_STANDARDS: Standards = { doors: null, plug: null, emissions: null };

interface Car {
  readonly year: number;
  readonly fuel: Fuel;
  readonly port: string;
}

interface Country {
  /** The plug of electric cars, and that of hybrids. */
  readonly plugs: readonly [Plug, Plug];
  readonly test: RangeTest;
  readonly emissions: (car: Car) => Emissions;
}

const EUROPE: Country = { plugs: ['CCS2', 'Type 2'], test: 'WLTP', emissions: () => 'euro6' };

const COUNTRIES: Readonly<Record<string, Country>> = {
  'United States': { plugs: ['CCS1', 'Type 1'], test: 'EPA', emissions: () => 'tier3' },
  China: {
    ...{ plugs: ['GB/T', 'GB/T'], test: 'CLTC' },
    emissions: ({ year }) => (year < 2020 ? 'china5' : 'china6'),
  },
  Japan: {
    ...{ plugs: ['CHAdeMO', 'Type 1'], test: 'WLTP' },
    emissions: ({ year }) => (year < 2019 ? 'japan2009' : 'japan2018'),
  },
  'South Korea': {
    ...{ plugs: ['CCS1', 'Type 1'], test: 'WLTP' },
    emissions: ({ fuel }) => (fuel === 'diesel' ? 'euro6' : 'korea'),
  },
  Germany: EUROPE,
  'United Kingdom': EUROPE,
  Belgium: EUROPE,
  Spain: EUROPE,
  Sweden: EUROPE,
  Mexico: { plugs: ['CCS1', 'Type 1'], test: 'WLTP', emissions: () => 'mexico' },
};

/** Plugs that makes and models have instead of those of a country, and since which year. */
const OWN_PLUGS: readonly (readonly [country: string, name: string, since: number, plug: Plug])[] = [
  ['United States', 'tesla', 2018, 'NACS'],
  ['Mexico', 'tesla', 2018, 'NACS'],
  ['United States', 'hyundai/ioniq-5', 2025, 'NACS'],
  ['United States', 'hyundai/ioniq-9', 2026, 'NACS'],
  ['United States', 'kia/ev6', 2025, 'NACS'],
  ['United States', 'kia/ev9', 2026, 'NACS'],
  ['United States', 'lucid/gravity', 2025, 'NACS'],
  ['United States', 'nissan/leaf', 2018, 'CHAdeMO'],
  ['United States', 'smart/eq-fortwo', 2018, 'Type 1'],
  ['Germany', 'smart/eq-fortwo', 2018, 'Type 2'],
];

const DOORS: Readonly<Record<Body, number>> = {
  sedan: 4,
  suv: 5,
  hatchback: 5,
  wagon: 5,
  coupe: 2,
  pickup: 4,
  van: 5,
};

/** Models with more or fewer doors than others of their body. */
const OWN_DOORS: Readonly<Record<string, number>> = {
  'fiat/500': 3,
  'fiat/500e': 3,
  'mini/cooper': 3,
  'mini/cooper-electric': 3,
  'smart/eq-fortwo': 3,
  'suzuki/jimny': 3,
  'mercedes-benz/cla': 4,
};

/** Returns a car's standards. It is at a port of the country where it was first sold. */
export function standardsOf(make: Make, model: Model, car: Car): Standards {
  const name = `${make.value}/${model.value}`;
  const place = COUNTRY_OF.get(car.port) ?? '';
  const country = COUNTRIES[place];
  const doors = OWN_DOORS[name] ?? DOORS[model.body];
  if (country === undefined) return { ...NO_STANDARDS, doors };
  const isElectric = car.fuel === 'electric';
  const own = OWN_PLUGS.find(
    ([where, what, since]) => where === place && (what === name || what === make.value) && since <= car.year,
  );
  return {
    doors,
    plug: isElectric ? (own?.[3] ?? country.plugs[0]) : car.fuel === 'plug-in' ? country.plugs[1] : null,
    emissions: isElectric ? null : country.emissions(car),
  };
}

/** Returns the test that a car's electric range is from, or null without such a range. */
export const rangeTestOf = ({ fuel, port }: Pick<Car, 'fuel' | 'port'>): RangeTest | null =>
  fuel === 'electric' || fuel === 'plug-in' ? (COUNTRIES[COUNTRY_OF.get(port) ?? '']?.test ?? null) : null;

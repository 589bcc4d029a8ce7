import { modelName } from './car-name.js';
import { engineOf, rangeOf } from './makes/figures.js';
import { type Body, covers, fuelsIn, type Make, type Model, type Region, slug } from './makes/make.js';
import { trimsOf } from './makes/trims.js';
import { OVERSEAS_PORTS, PORTS_OF } from './ports.js';
import { between, pick, pickWeighted, type Random, seededRandom, shuffle } from './random.js';
import type { NewCar } from './schema.js';

const COLORS = [
  ['White', '#f5f5f4'],
  ['Black', '#171717'],
  ['Silver', '#c0c4c9'],
  ['Grey', '#6b7280'],
  ['Blue', '#1d4ed8'],
  ['Midnight blue', '#1e2a4a'],
  ['Red', '#b91c1c'],
  ['Burgundy', '#6d1a36'],
  ['Green', '#166534'],
  ['Sand', '#d6c4a1'],
  ['Orange', '#ea580c'],
  ['Bronze', '#8c6a3f'],
] as const;

/** Returns whether a car has paint. Bare steel never needs a new coat. */
export const isPainted = ({ make, model }: Pick<NewCar, 'make' | 'model'>): boolean =>
  `${make}/${model}` !== 'tesla/cybertruck';

/** Picks a color with its hex code: of paint, mostly white, black, silver, and gray. Bare steel is silver. */
export function pickColor(
  random: Random,
  car: Pick<NewCar, 'make' | 'model'>,
): Pick<NewCar, 'color' | 'colorHex'> {
  const common = random() < 0.5 ? COLORS.slice(0, 4) : COLORS;
  const [color, colorHex] = pick(random, isPainted(car) ? common : COLORS.slice(2, 3));
  return { color, colorHex };
}

/**
 * Picks a delivery zone and port. Of what is sold in the US, most American cars are there, and about a quarter of the
 * others. What is sold in the US alone is there.
 */
export function pickPort(
  random: Random,
  make: Make,
  { us, abroad }: Model,
  { fuel, year }: Pick<NewCar, 'fuel' | 'year'>,
): Pick<NewCar, 'zone' | 'port'> {
  const isNear = random() < (make.region === 'america' ? 0.8 : 0.25) || abroad.length === 0;
  return isNear && fuelsIn(us, year).includes(fuel)
    ? { zone: 1, port: pick(random, PORTS_OF['United States']) }
    : {
        zone: 2,
        port: pick(
          random,
          abroad.flatMap((market) => OVERSEAS_PORTS[market]),
        ),
      };
}

const ALL_WHEEL_SHARE: Readonly<Record<Body, number>> = {
  suv: 0.55,
  pickup: 0.75,
  sedan: 0.2,
  wagon: 0.3,
  coupe: 0.15,
  hatchback: 0.05,
  van: 0.1,
};

/** Picks one of the model's drives: of two, the one of all wheels as often as is usual for its body. */
export function pickDrive(random: Random, { body, drives: [first, second = first] }: Model): NewCar['drive'] {
  return random() < ALL_WHEEL_SHARE[body] ? second : first;
}

/** Up to which price, in thousands of US dollars, cars of a region's makes often have a manual transmission there. */
const MANUAL_BELOW: Readonly<Record<Region, number>> = {
  ...{ europe: 35, germany: 35, britain: 35 },
  ...{ china: 22, japan: 22, korea: 22, america: 22 },
};

/** Picks the transmission. A car without an electric motor may have a manual one: in the US, only if its model is known for it. */
export function pickTransmission(
  random: Random,
  make: Make,
  model: Model,
  { fuel, year, zone }: Pick<NewCar, 'fuel' | 'year' | 'zone'>,
): NewCar['transmission'] {
  const usual = model.gearboxes.get(fuel) ?? (fuel === 'electric' ? 'single-speed' : 'automatic');
  if (fuel === 'electric' || fuel === 'hybrid') return usual;
  const isOffered = model.manual !== null && covers(model.manual, year);
  const isCheap = zone === 2 && model.price < MANUAL_BELOW[make.region];
  return (isOffered || isCheap) && random() < 0.35 ? 'manual' : usual;
}

const FIRST_GOODS_ID = 10_001;
/** The day the newest car came in, unless the caller says so. */
const NEWEST_ARRIVAL = Date.UTC(2025, 8, 1);
const MINUTE = 60_000;

interface Choice {
  readonly make: Make;
  readonly model: Model;
}

/**
 * Generates one car of each model, and more by each make's share. The same arguments give the same cars.
 * @param newest when the newest car came in, in epoch ms; the newest model year is that of its day
 */
export function generateCars(
  makes: readonly Make[],
  count: number,
  seed: number,
  newest = NEWEST_ARRIVAL,
): NewCar[] {
  const random = seededRandom(seed);
  const choices: Choice[] = makes.flatMap((make) => make.models.map((model) => ({ make, model })));
  while (choices.length < count) {
    const make = pickWeighted(random, makes, (candidate) => candidate.share);
    choices.push({ make, model: pick(random, make.models) });
  }
  // Otherwise the newest cars would be sorted by make.
  return shuffle(random, choices.slice(0, count)).map((choice, index) =>
    generateCar(random, choice, { index, newest }),
  );
}

interface Arrival {
  /** The car's place among all, from the newest. */
  readonly index: number;
  readonly newest: number;
}

function generateCar(random: Random, { make, model }: Choice, { index, newest }: Arrival): NewCar {
  const newestYear = new Date(newest).getUTCFullYear();
  const goodsId = FIRST_GOODS_ID + index;
  const year = between(random, model.since, model.until ?? Math.max(model.since, newestYear));
  const age = Math.max(0, newestYear - year);
  const tabled = pick(random, fuelsIn(model.fuels, year));
  const mileageKm = age === 0 ? between(random, 10, 4_000) : between(random, age * 7_000, age * 21_000);
  const drive = pickDrive(random, model);
  const place = pickPort(random, make, model, { fuel: tabled, year });
  const transmission = pickTransmission(random, make, model, { fuel: tabled, year, zone: place.zone });
  const color = pickColor(random, { make: make.value, model: model.value });
  // What a car costs more than others of its model and age, it has more in it.
  const level = random();
  const sold = { zone: place.zone, year, fuel: tabled, drive, transmission };
  const fuel = engineOf(model, sold)?.electric_km ? 'plug-in' : tabled;
  const trims = trimsOf(model, sold);
  return {
    goodsId,
    slug: `${year}-${slug(modelName(make.name, model.name))}-${goodsId}`,
    make: make.value,
    model: model.value,
    year,
    mileageKm,
    fuel,
    body: model.body,
    drive,
    transmission,
    trim: trims[Math.floor(level * trims.length)] ?? null,
    rangeKm: fuel === 'electric' ? rangeOf(model, sold) : null,
    ...color,
    price: generatePrice(model, { age, mileageKm, level }),
    ...place,
    createdAt: new Date(newest - index * 47 * MINUTE),
  };
}

interface Wear {
  readonly age: number;
  readonly mileageKm: number;
  /** How well the car is equipped, from 0 to 1. */
  readonly level: number;
}

/** Returns US cents in tens of dollars: a tenth less per year, a little less per kilometer, more for the equipment. */
function generatePrice(model: Model, { age, mileageKm, level }: Wear): number {
  const worn = 0.9 ** age * (1 - Math.min(mileageKm, 250_000) / 1_250_000);
  const dollars = model.price * 1_000 * worn * (0.95 + level * 0.15);
  return Math.round(dollars / 10) * 10 * 100;
}

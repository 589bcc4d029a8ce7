import type { Body, Fuel, Make, Model, Region } from './makes/make.js';
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

/** Zone 1: cars that stand in the United States already. */
const US_PORTS = ['Los Angeles', 'Houston', 'Newark', 'Savannah', 'Jacksonville', 'Baltimore'] as const;

/** Zone 2: where a make's cars are loaded. */
const OVERSEAS_PORTS: Readonly<Record<Region, readonly string[]>> = {
  china: ['Shanghai', 'Guangzhou', 'Tianjin', 'Ningbo'],
  japan: ['Yokohama', 'Nagoya', 'Kobe'],
  korea: ['Ulsan', 'Pyeongtaek', 'Incheon'],
  germany: ['Bremerhaven', 'Emden', 'Hamburg'],
  britain: ['Southampton', 'Bristol'],
  europe: ['Antwerp', 'Zeebrugge', 'Barcelona', 'Gothenburg'],
  america: ['Veracruz', 'Bremerhaven', 'Antwerp'],
};

/** A color with its hex code; white, black, silver and grey come up most. */
export function pickColor(random: Random): Pick<NewCar, 'color' | 'colorHex'> {
  const [color, colorHex] = pick(random, random() < 0.5 ? COLORS.slice(0, 4) : COLORS);
  return { color, colorHex };
}

/** Delivery zone and port: most American cars stand in the US, about a quarter of the others. */
export function pickPort(random: Random, make: Make): Pick<NewCar, 'zone' | 'port'> {
  const inUs = random() < (make.region === 'america' ? 0.8 : 0.25);
  return inUs
    ? { zone: 1, port: pick(random, US_PORTS) }
    : { zone: 2, port: pick(random, OVERSEAS_PORTS[make.region]) };
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

/** Driven wheels. A body-on-frame car (a rear driven pickup) has "4wd", every other "awd". */
export function pickDrive(random: Random, model: Model): NewCar['drive'] {
  if (random() >= ALL_WHEEL_SHARE[model.body]) return model.axle;
  return model.body === 'pickup' && model.axle === 'rwd' ? '4wd' : 'awd';
}

/** The gearbox. Only cheaper cars with an engine alone come with a manual one. */
export function pickTransmission(random: Random, model: Model, fuel: Fuel): NewCar['transmission'] {
  if (fuel === 'electric') return 'single-speed';
  if (fuel === 'hybrid') return random() < 0.6 ? 'cvt' : 'automatic';
  return model.price < 35 && random() < 0.35 ? 'manual' : 'automatic';
}

const FIRST_GOODS_ID = 10_001;
const NEWEST_YEAR = 2025;

/** The day the newest car came in; fixed, so that the same cars arise on every machine. */
const NEWEST_ARRIVAL = Date.UTC(2025, 8, 1);
const MINUTE = 60_000;

interface Choice {
  readonly make: Make;
  readonly model: Model;
}

/** At least one car of each model, the rest by the share of its make. The same arguments give the same cars. */
export function generateCars(makes: readonly Make[], count: number, seed: number): NewCar[] {
  const random = seededRandom(seed);
  const choices: Choice[] = makes.flatMap((make) => make.models.map((model) => ({ make, model })));
  while (choices.length < count) {
    const make = pickWeighted(random, makes, (candidate) => candidate.share);
    choices.push({ make, model: pick(random, make.models) });
  }
  // So that a page of the newest cars shows all makes.
  return shuffle(random, choices.slice(0, count)).map((choice, index) => generateCar(random, choice, index));
}

function generateCar(random: Random, { make, model }: Choice, index: number): NewCar {
  const goodsId = FIRST_GOODS_ID + index;
  const year = between(random, model.since, model.until ?? NEWEST_YEAR);
  const age = NEWEST_YEAR - year;
  const fuel = pick(random, model.fuels);
  const mileageKm = age === 0 ? between(random, 10, 4_000) : between(random, age * 7_000, age * 21_000);
  return {
    goodsId,
    slug: `${year}-${make.value}-${model.value}-${goodsId}`,
    make: make.value,
    model: model.value,
    year,
    mileageKm,
    fuel,
    body: model.body,
    drive: pickDrive(random, model),
    transmission: pickTransmission(random, model, fuel),
    rangeKm: fuel === 'electric' ? model.rangeKm : null,
    ...pickColor(random),
    price: generatePrice(random, model, age, mileageKm),
    ...pickPort(random, make),
    createdAt: new Date(NEWEST_ARRIVAL - index * 47 * MINUTE),
  };
}

/** US cents, whole tens of dollars: a tenth less each year and a little for each kilometre, give or take. */
function generatePrice(random: Random, model: Model, age: number, mileageKm: number): number {
  const worn = 0.9 ** age * (1 - Math.min(mileageKm, 250_000) / 1_250_000);
  const dollars = model.price * 1_000 * worn * (0.95 + random() * 0.15);
  return Math.round(dollars / 10) * 10 * 100;
}

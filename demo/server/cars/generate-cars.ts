import { pickColor, pickDrive, pickPort, pickTransmission } from './equipment.js';
import type { Make, Model } from './makes/make.js';
import { between, pick, pickWeighted, type Random, seededRandom, shuffle } from './random.js';
import type { NewCar } from './schema.js';

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

import { ADVISORIES, areasOf } from '../../shared/inspection.js';
import type { CarEvent, CarUse, Inspection } from './car-record.js';
import { isPainted } from './generate-cars.js';
import { covers, type Make } from './makes/make.js';
import { COUNTRY_OF } from './ports.js';
import { between, pick, pickWeighted, type Random, seededRandom, shuffle } from './random.js';
import type { NewCar, NewCarRecord } from './schema.js';

/** The value of each character in the check digit (49 CFR 565.15, table IV). */
const VALUES = new Map(
  ['0', '1AJ', '2BKS', '3CLT', '4DMU', '5ENV', '6FW', '7GPX', '8HY', '9RZ'].flatMap((characters, value) =>
    [...characters].map((character) => [character, value] as const),
  ),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const CHECK_AT = 8;

/** The codes of the years from 2010 on. A VIN never contains I, O, or Q. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** Returns the check digit of a VIN, no matter which character is in its position. */
function checkDigit(vin: string): string {
  const sum = [...vin].reduce(
    (all, character, at) => all + (VALUES.get(character) ?? 0) * (WEIGHTS[at] ?? 0),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** Returns whether a text is a VIN: 17 letters and digits, with the ninth as the check digit. */
export const isVin = (text: string): boolean =>
  /^[A-HJ-NPR-Z\d]{17}$/.test(text) && text[CHECK_AT] === checkDigit(text);

const BODIES = {
  sedan: 'A',
  suv: 'B',
  hatchback: 'C',
  wagon: 'D',
  coupe: 'E',
  pickup: 'F',
  van: 'G',
} as const;
const FUELS = { electric: 'E', hybrid: 'H', 'plug-in': 'H', petrol: 'P', diesel: 'D' } as const;
const LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ'];

/** Returns the beginning of a car's VIN, which says who built it where. */
function prefixOf({ vin, vinAbroad, models }: Make, { zone, model, year }: NewCar): string {
  if (zone === 2) return vinAbroad;
  const own = models.find(({ value }) => value === model)?.vins.find((each) => covers(each, year));
  return own?.prefix ?? vin;
}

/** Makes up a VIN for a car. The last six digits are the car's number in the shop, so no two are the same. */
export function generateVin(random: Random, make: Make, car: NewCar): string {
  const kind = `${BODIES[car.body]}${FUELS[car.fuel]}${pick(random, LETTERS)}${car.goodsId % 9}${pick(random, LETTERS)}`;
  const year = YEARS[(car.year - 2010) % YEARS.length] ?? 'A';
  const vin = `${prefixOf(make, car)}${kind}0${year}${pick(random, LETTERS)}${String(car.goodsId).padStart(6, '0')}`;
  return vin.slice(0, CHECK_AT) + checkDigit(vin) + vin.slice(CHECK_AT + 1);
}

/** The engineers who inspect the cars of each port. The names are made up. */
const ENGINEERS: Readonly<Record<string, readonly string[]>> = {
  'Los Angeles': ['J. Moreno', 'D. Park'],
  Houston: ['R. Whitfield'],
  Newark: ['M. Okafor', 'A. Russo'],
  Savannah: ['T. Coleman'],
  Jacksonville: ['C. Rivera'],
  Baltimore: ['E. Kowalski'],
  Shanghai: ['W. Chen', 'L. Xu'],
  Guangzhou: ['J. Liang'],
  Tianjin: ['M. Zhao'],
  Ningbo: ['Y. Sun'],
  Yokohama: ['Y. Tanaka', 'K. Mori'],
  Nagoya: ['H. Ito'],
  Kobe: ['S. Yamamoto'],
  Ulsan: ['D. Kim'],
  Pyeongtaek: ['S. Lee'],
  Incheon: ['H. Choi'],
  Bremerhaven: ['L. Brandt', 'S. Haddad'],
  Emden: ['J. Janssen'],
  Hamburg: ['P. Petersen'],
  Southampton: ['G. Whitaker'],
  Bristol: ['O. Price'],
  Antwerp: ['W. Peeters', 'N. Claes'],
  Zeebrugge: ['B. De Smet'],
  Barcelona: ['M. Ferrer'],
  Gothenburg: ['K. Lindqvist'],
  Veracruz: ['V. Herrera'],
};

const DAY = 86_400_000;
const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Makes up records for cars. The same arguments give the same records. */
export function generateRecords(
  makes: readonly Make[],
  cars: readonly NewCar[],
  seed: number,
): NewCarRecord[] {
  const makeOf = new Map(makes.map((make) => [make.value, make]));
  const random = seededRandom(seed);
  return cars.flatMap((car) => {
    const make = makeOf.get(car.make);
    return make === undefined ? [] : [generateRecord(random, make, car)];
  });
}

function generateRecord(random: Random, make: Make, car: NewCar): NewCarRecord {
  const arrived = car.createdAt.getTime();
  const age = Math.max(0, new Date(arrived).getUTCFullYear() - car.year);
  const use: CarUse =
    car.mileageKm < 1_000
      ? 'dealer'
      : pickWeighted(random, ['private', 'company', 'rental'] as const, (one) =>
          one === 'private' ? 7 : one === 'company' ? 2 : 1,
        );
  const owners =
    use === 'dealer'
      ? 0
      : Math.min(1 + (age > 2 && random() < 0.45 ? 1 : 0) + (age > 5 && random() < 0.3 ? 1 : 0), 3);
  const vin = generateVin(random, make, car);
  const events = generateEvents(random, car, { owners, home: COUNTRY_OF.get(car.port) ?? '', arrived });
  const isRepaired = events.some(({ kind }) => kind === 'repaired');
  return {
    ...{ goodsId: car.goodsId, vin, owners, use, events },
    inspection: generateInspection(random, car, { arrived, isRepaired }),
  };
}

interface Life {
  readonly owners: number;
  readonly home: string;
  /** When the car arrived at the port, in epoch ms. */
  readonly arrived: number;
}

/** Makes up events from first day to inspection: services by mileage, later owners, and sometimes a repair. */
function generateEvents(random: Random, car: NewCar, { owners, home, arrived }: Life): CarEvent[] {
  const firstDay = Math.min(Date.UTC(car.year, between(random, 0, 7), 15), arrived - 60 * DAY);
  const lastDay = arrived - 20 * DAY;
  const at = (part: number) => firstDay + (lastDay - firstDay) * part;
  const driven = (part: number) => Math.round((car.mileageKm * part) / 10) * 10;
  const events: (CarEvent & { readonly part: number })[] = [
    { part: -0.1, on: monthOf(firstDay - 30 * DAY), kind: 'built', mileage_km: 0, place: null },
  ];
  const add = (part: number, kind: CarEvent['kind'], place: string | null = null) =>
    events.push({ part, on: monthOf(at(part)), kind, mileage_km: driven(part), place });
  if (owners > 0) add(0, 'registered', home);
  const services = owners === 0 ? 0 : Math.min(8, Math.max(1, Math.round(car.mileageKm / 18_000)));
  for (let done = 1; done <= services; done++) add((done - random() * 0.3) / (services + 0.4), 'service');
  for (let sold = 1; sold < owners; sold++) add((sold + random() * 0.4) / owners, 'owner');
  if (owners > 0 && random() < 0.16 && isPainted(car)) add(0.2 + random() * 0.6, 'repaired');
  const sorted = events.sort((one, other) => one.part - other.part).map(({ part: _, ...event }) => event);
  return [
    ...sorted,
    { on: monthOf(arrived - 12 * DAY), kind: 'arrived', mileage_km: car.mileageKm, place: car.port },
    { on: monthOf(arrived - 2 * DAY), kind: 'inspected', mileage_km: car.mileageKm, place: car.port },
  ];
}

type Readings = Inspection['readings'];

/** More micrometers than that are a second coat of paint. */
const REPAINTED = 150;

const isRepainted = ({ paint }: Readings): boolean => paint !== null && paint[1] > REPAINTED;

/** Notes that follow from the readings, by area and point: whether they call for it. */
const SAYS: Readonly<Record<string, (readings: Readings) => boolean>> = {
  'papers.14': isRepainted,
  'body.11': isRepainted,
  'tires.0': ({ tread: [left, right] }) => Math.min(left, right) < 5,
  'tires.3': ({ tread: [, , left, right] }) => Math.min(left, right) < 5,
  'brakes.0': ({ pads: [front] }) => front <= 7,
  'brakes.4': ({ pads: [, rear] }) => rear <= 6,
  'battery.9': ({ battery }) => battery !== null && battery <= 95,
};

interface Found {
  /** When the car arrived at the port, in epoch ms. */
  readonly arrived: number;
  readonly isRepaired: boolean;
}

function generateInspection(random: Random, car: NewCar, { arrived, isRepaired }: Found): Inspection {
  const areas = areasOf(car.fuel);
  const wear = Math.min(1, car.mileageKm / 160_000);
  const tread = () => Math.round((7.6 - wear * 3.4 - random() * 0.5) * 10) / 10;
  const pads = (most: number) => Math.round((most - wear * 5 - random()) * 10) / 10;
  const thin = between(random, 92, 108);
  const thick = isRepaired ? REPAINTED + between(random, 12, 90) : thin + between(random, 14, 38);
  const readings: Readings = {
    paint: isPainted(car) ? [thin, thick] : null,
    tread: [tread(), tread(), tread(), tread()],
    pads: [pads(11.5), pads(10.2)],
    battery: car.fuel !== 'petrol' && car.fuel !== 'diesel' ? Math.round(99 - wear * 9 - random() * 2) : null,
  };
  const possible = ADVISORIES.filter(
    ([area]) => areas.includes(area) && !(area === 'body' && readings.paint === null),
  );
  const seen = possible.filter(([area, point]) => SAYS[`${area}.${point}`] === undefined);
  const chosen = shuffle(random, seen).slice(0, Math.round(wear * 2.5 + random() * 1.4));
  const noted = possible.filter((each) => SAYS[`${each[0]}.${each[1]}`]?.(readings) ?? chosen.includes(each));
  return {
    on: dayOf(arrived - 2 * DAY),
    by: pick(random, ENGINEERS[car.port] ?? []),
    findings: noted
      .map(([area, point, note]) => ({ area, point, note }))
      .sort((one, other) => areas.indexOf(one.area) - areas.indexOf(other.area) || one.point - other.point),
    readings,
  };
}

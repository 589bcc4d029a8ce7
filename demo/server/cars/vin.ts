import type { Make } from './makes/make.js';
import { pick, type Random } from './random.js';
import type { NewCar } from './schema.js';

/** What each character counts for in the check (49 CFR 565.15, table IV). */
const VALUES = new Map(
  ['0', '1AJ', '2BKS', '3CLT', '4DMU', '5ENV', '6FW', '7GPX', '8HY', '9RZ'].flatMap((characters, value) =>
    [...characters].map((character) => [character, value] as const),
  ),
);
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2] as const;
const CHECK_AT = 8;

/** The characters of a year, from 2010 on; a VIN has neither I, O nor Q. */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';

/** The check digit of a VIN, whatever stands in its place. */
function checkDigit(vin: string): string {
  const sum = [...vin].reduce(
    (all, character, at) => all + (VALUES.get(character) ?? 0) * (WEIGHTS[at] ?? 0),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** Whether a text is a VIN: 17 letters and digits, of which the ninth checks the others. */
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
const FUELS = { electric: 'E', hybrid: 'H', petrol: 'P', diesel: 'D' } as const;
const LETTERS = [...'ABCDEFGHJKLMNPRSTUVWXYZ'];

/** Makes up the VIN of a car. Its last six digits are the car's number in the shop, so that no two are the same. */
export function generateVin(random: Random, make: Make, car: NewCar): string {
  const kind = `${BODIES[car.body]}${FUELS[car.fuel]}${pick(random, LETTERS)}${car.goodsId % 9}${pick(random, LETTERS)}`;
  const year = YEARS[(car.year - 2010) % YEARS.length] ?? 'A';
  const vin = `${make.vin}${kind}0${year}${pick(random, LETTERS)}${String(car.goodsId).padStart(6, '0')}`;
  return vin.slice(0, CHECK_AT) + checkDigit(vin) + vin.slice(CHECK_AT + 1);
}

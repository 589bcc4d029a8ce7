import { deliveryDays } from '../../shared/delivery.js';
import type { Language } from '../../shared/language.js';
import type { Region } from '../../shared/zip-regions.js';
import type { Body, Fuel } from '../cars/makes/make.js';
import { carFee, dutyRate, freeFrom, parcelFee } from '../checkout/quote-shipping.js';
import { placeIn } from '../places/place-names.js';

interface Piece {
  readonly zone: 1 | 2;
  readonly from: string;
  /** Grams; null for a car. */
  readonly weightG: number | null;
  /** Null for goods. */
  readonly body: Body | null;
  readonly fuel: Fuel | null;
  /** US cents. */
  readonly price: number;
}

/**
 * Returns the data for a delivery estimate of one piece. The days depend on `ships_from`, and `ships_from_name` is how
 * a language writes it. The fees are in US cents, null where a car can't go; `duty_rate` is in percent.
 */
export function shippingOf({ zone, from, weightG, body, fuel, price }: Piece, language: Language) {
  const feeTo = (region: Region) =>
    weightG === null
      ? carFee(zone, region, { price, body, fuel, shipsFrom: from })
      : parcelFee([{ weightG, pieces: 1, total: price }], zone, region);
  const { min: days_min, max: days_max } = deliveryDays(
    { zone, ships_from: from },
    '',
    weightG === null ? 'car' : 'goods',
  );
  return {
    zone,
    days_min,
    days_max,
    ships_from: from,
    ships_from_name: placeIn(from, language),
    fees: { mainland: feeTo('mainland'), overseas: feeTo('overseas'), military: feeTo('military') },
    free_from: weightG === null ? null : freeFrom(zone, 'mainland'),
    duty_rate: weightG === null ? dutyRate(zone, { body, fuel, shipsFrom: from }) : 0,
  };
}

/** Formats a weight the way the specification of goods shows it. */
export function pounds(grams: number): string {
  const ounces = grams / 28.3495;
  return ounces < 16 ? `${ounces.toFixed(1)} oz` : `${(ounces / 16).toFixed(1)} lb`;
}

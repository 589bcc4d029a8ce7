import { deliveryDays } from '../../shared/delivery.js';
import type { Language } from '../../shared/language.js';
import { placeIn } from '../places/place-names.js';

/**
 * Returns the data for a delivery estimate. `weightG` is null for anything that isn't sent as a parcel. The days depend
 * on `ships_from`, and `ships_from_name` is how a language writes it.
 */
export function shippingOf(zone: 1 | 2, from: string, weightG: number | null, language: Language) {
  const { min: days_min, max: days_max } = deliveryDays({ zone, ships_from: from }, '');
  return {
    zone,
    days_min,
    days_max,
    ships_from: from,
    ships_from_name: placeIn(from, language),
    weight_g: weightG,
  };
}

/** Formats a weight the way the specification of goods shows it. */
export function pounds(grams: number): string {
  const ounces = grams / 28.3495;
  return ounces < 16 ? `${ounces.toFixed(1)} oz` : `${(ounces / 16).toFixed(1)} lb`;
}

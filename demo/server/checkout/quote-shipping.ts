import { deliveryDays, spanOf } from '../../shared/delivery.js';
import { FREE_FROM } from '../../shared/free-shipping.js';
import { type Region, regionOf } from '../../shared/zip-regions.js';
import { dutyOn } from '../cars/duties.js';
import type { Body, Fuel } from '../cars/makes/make.js';
import { COUNTRY_OF } from '../cars/ports.js';

/** Products that are shipped together, and what that costs. */
export interface Shipment {
  readonly kind: 'parcel' | 'car';
  /** 1 is delivered in 2–4 days, 2 in 9–21 days. */
  readonly zone: number;
  readonly days_min: number;
  readonly days_max: number;
  /** US cents. */
  readonly fee: number;
  /** Minimum value of the goods, in US cents, for free shipping of such a parcel there; null if it's never free. */
  readonly free_from: number | null;
  readonly goods_ids: readonly number[];
}

export interface Sent {
  readonly goodsId: number;
  readonly zone: number;
  readonly shipsFrom: string;
  /** Grams per piece; null for a car. */
  readonly weightG: number | null;
  /** Null for goods. */
  readonly body: Body | null;
  /** Null for goods. */
  readonly fuel: Fuel | null;
  readonly pieces: number;
  /** US cents for all pieces. */
  readonly total: number;
}

interface Rate {
  /** `base` covers the first kilogram, and `perKg` each further one, full or not. */
  readonly base: number;
  readonly perKg: number;
  readonly car: number;
  /** Percent of a car's price. */
  readonly insurance: number;
}

/** US cents by zone. */
const RATES: Readonly<Record<1 | 2, Rate>> = {
  1: { base: 599, perKg: 60, car: 89_000, insurance: 0 },
  2: { base: 990, perKg: 320, car: 195_000, insurance: 1.5 },
};

/** Surcharges in US cents for a parcel and a car. Cars can't go to military addresses. */
const REGIONS: Readonly<Record<Region, { parcel: number; car: number | null }>> = {
  mainland: { parcel: 0, car: 0 },
  overseas: { parcel: 1_490, car: 124_000 },
  military: { parcel: 690, car: null },
};

/**
 * Quotes one parcel per zone, by weight, and a fee for each car, in the order in which they arrive. Returns null if a car
 * can't be delivered.
 */
export function quoteShipping(sent: readonly Sent[], zip: string): Shipment[] | null {
  const region = regionOf(zip);
  const shipments: Shipment[] = [];
  for (const zone of [1, 2] as const) {
    const inZone = sent.filter((each) => each.zone === zone);
    const goods = inZone.filter((each) => each.weightG !== null);
    const cars = inZone.filter((each) => each.weightG === null);
    if (goods.length > 0) {
      const free = freeFrom(zone, region);
      const ids = goods.map(({ goodsId }) => goodsId);
      const fee = parcelFee(goods, zone, region);
      shipments.push({ kind: 'parcel', zone, ...daysOf(goods, zip), fee, free_from: free, goods_ids: ids });
    }
    if (cars.length > 0) {
      const fees = cars.flatMap((car) => carFee(zone, region, { ...car, price: car.total }) ?? []);
      if (fees.length < cars.length) return null;
      const ids = cars.map(({ goodsId }) => goodsId);
      const fee = fees.reduce((sum, each) => sum + each, 0);
      shipments.push({ kind: 'car', zone, ...daysOf(cars, zip), fee, free_from: null, goods_ids: ids });
    }
  }
  return shipments.sort((one, other) => one.days_max - other.days_max);
}

/** Returns the days in which a shipment's items arrive, as the product pages tell them for this zip code. */
function daysOf(sent: readonly Sent[], zip: string) {
  const each = sent.map(({ zone, shipsFrom, weightG }) =>
    deliveryDays({ zone, ships_from: shipsFrom }, zip, weightG === null ? 'car' : 'goods'),
  );
  const { min: days_min, max: days_max } = spanOf(each);
  return { days_min, days_max };
}

/** Returns the value of the goods, in US cents, from which a parcel is free; null where none is. */
export const freeFrom = (zone: 1 | 2, region: Region): number | null =>
  region === 'mainland' ? FREE_FROM[zone] : null;

interface Shipped {
  /** US cents. */
  readonly price: number;
  readonly body: Body | null;
  readonly fuel: Fuel | null;
  /** The port where the car is. */
  readonly shipsFrom: string;
}

/** Returns the duty on bringing a car into the United States, in percent of its price. */
export const dutyRate = (zone: 1 | 2, { shipsFrom, ...car }: Omit<Shipped, 'price'>): number =>
  zone === 1 ? 0 : (dutyOn(car, COUNTRY_OF.get(shipsFrom), 'United States') ?? 0);

/** Returns what shipping a car costs, with insurance and duty, in US cents, or null if it can't go there. */
export function carFee(zone: 1 | 2, region: Region, { price, ...car }: Shipped): number | null {
  const onTop = REGIONS[region].car;
  const { car: base, insurance } = RATES[zone];
  const share = insurance + dutyRate(zone, car);
  return onTop === null ? null : base + onTop + Math.round((price * share) / 10_000) * 100;
}

/** Returns what shipping goods in one parcel costs, in US cents. */
export function parcelFee(
  goods: readonly Pick<Sent, 'weightG' | 'pieces' | 'total'>[],
  zone: 1 | 2,
  region: Region,
): number {
  const { base, perKg } = RATES[zone];
  const worth = goods.reduce((sum, { total }) => sum + total, 0);
  if (worth >= (freeFrom(zone, region) ?? Number.POSITIVE_INFINITY)) return 0;
  const grams = goods.reduce((sum, { weightG, pieces }) => sum + (weightG ?? 0) * pieces, 0);
  return base + perKg * Math.max(0, Math.ceil(grams / 1_000) - 1) + REGIONS[region].parcel;
}

import type { Infer } from 'superstruct';
import type { Endpoint } from './client.js';
import { array, id, name, nullish, numberUpTo, reader, type } from './reply.js';

/** A number of cars. A number larger than any shop could have is a fault. */
const cars = numberUpTo(1_000_000_000);
const counted = array(type({ value: id, count: cars }));
const named = array(type({ value: id, name, count: cars }));

/** Returns the struct of a minimum and a maximum; both are `null` when there are no cars. */
const span = (max: number) => type({ min: nullish(numberUpTo(max)), max: nullish(numberUpTo(max)) });

/** The reply of `carFacets`: the number of cars, and how many each choice would leave (contract section 6). */
export const CarFacetsReply = type({
  total: cars,
  brands: counted,
  models: counted,
  /** Whole US dollars. */
  prices: span(1_000_000_000),
  years: span(9999),
  bodies: named,
  fuels: named,
});

export type CarFacetsReply = Infer<typeof CarFacetsReply>;

/** Counts the cars that match a filter. Optional: a server may not have this call. */
export const carFacets: Endpoint<CarFacetsReply> = {
  name: 'carFacets',
  method: 'GET',
  path: '/pc/car/facets',
  read: reader(CarFacetsReply),
};

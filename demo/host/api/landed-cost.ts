import { array, boolean, type Infer, nullable, string, type } from 'superstruct';
import { shopQuery } from '../data/use-shop-query.js';
import { type Fields, get, post } from './request.js';
import { amount } from './structs.js';

const Ports = type({ list: array(type({ country: string(), ports: array(string()) })) });

/** The countries that cars are shipped to (ISO 3166-1 codes), with their ports. */
export const portsQuery = {
  queryKey: ['ports'],
  queryFn: async () => (await get('/pc/car/ports', Ports)).list,
  staleTime: Infinity,
};

const LandedCost = type({
  country: string(),
  port: string(),
  price: amount,
  freight: amount,
  insurance: amount,
  documents: amount,
  duty: amount,
  duty_rate: amount,
  vat: amount,
  vat_rate: amount,
  total: amount,
  days_min: amount,
  days_max: amount,
  max_age: nullable(amount),
  is_too_old: boolean(),
});

/** What a car costs at a port, in US cents. Rates are in percent, and `days` counts days at sea. */
export type LandedCost = Infer<typeof LandedCost>;

export const landedCostQuery = (goods_id: string, country: string, port: string) =>
  shopQuery('/pc/car/landedCost', LandedCost, { goods_id, country, port });

/** Requests a quote. The buyer gets it by email. @throws {ApiError} */
export const askForQuote = (fields: Fields) =>
  post('/pc/car/quote', type({ quote_id: amount, total: amount }), fields);

import { LandedCost, Ports, Quote } from '../../shared/replies/landed-cost.js';
import { shopQuery } from '../data/use-shop-query.js';
import { type Fields, get, post } from './request.js';

/** The countries that cars are shipped to (ISO 3166-1 codes), with their ports. */
export const portsQuery = {
  queryKey: ['ports'],
  queryFn: async () => (await get('/pc/car/ports', Ports)).list,
  staleTime: Infinity,
};

export const landedCostQuery = (goods_id: string, country: string, port: string) =>
  shopQuery('/pc/car/landedCost', LandedCost, { goods_id, country, port });

/** Requests a quote. The buyer gets it by email. @throws {RequestError} */
export const requestQuote = (fields: Fields) => post('/pc/car/quote', Quote, fields);

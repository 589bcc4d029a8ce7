import { array, boolean, type Infer, nullable, string, type } from 'superstruct';
import { amount } from './fields.js';

export const Ports = type({ list: array(type({ country: string(), ports: array(string()) })) });

export const LandedCost = type({
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

/** A quote that was sent by email. */
export const Quote = type({ quote_id: amount, total: amount });

/** What a car costs at a port, in US cents. Rates are in percent, and `days` counts days at sea. */
export type LandedCost = Infer<typeof LandedCost>;

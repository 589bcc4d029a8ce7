import { array, boolean, defaulted, enums, type Infer, nullable, string, type } from 'superstruct';
import { amount } from './fields.js';

const Place = type({
  country: string(),
  ports: array(string()),
  /** The ports as the page's language writes them, in the same order. Older replies don't have this field. */
  port_names: defaulted(array(string()), []),
});

export const Ports = type({ list: array(Place) });

/**
 * Why a country doesn't let a car in: `left` and `right` are the side of the steering wheel that it asks for, and `overseas`
 * is a used car that wasn't built in North America.
 */
const Refusal = enums(['used', 'diesel', 'overseas', 'age', 'left', 'right']);

export const LandedCost = type({
  country: string(),
  port: string(),
  /** The port as the page's language writes it. Older replies don't have this field. */
  port_name: defaulted(string(), ''),
  price: amount,
  freight: amount,
  insurance: amount,
  documents: amount,
  duty: amount,
  duty_rate: amount,
  vat: amount,
  vat_rate: amount,
  /** Whether the country also charges an excise or a registration tax. Older replies don't have this field. */
  excise: defaulted(boolean(), false),
  total: amount,
  days_min: amount,
  days_max: amount,
  max_age: nullable(amount),
  refusal: nullable(Refusal),
  /** The filter of the list of cars that the country lets in, as a query; null if no used car. */
  admitted: nullable(string()),
  /** From which age on the country usually lets in such a car, in years; null if it does at this age. */
  min_age: nullable(amount),
  /** Whether the buyer needs an import approval before the car ships. */
  needs_approval: boolean(),
});

/** A quote that was sent by email. */
export const Quote = type({ quote_id: amount, total: amount });

/** What a car costs at a port, in US cents. Rates are in percent, and `days` counts days at sea. */
export type Refusal = Infer<typeof Refusal>;
export type LandedCost = Infer<typeof LandedCost>;

import { array, boolean, defaulted, enums, type Infer, nullable, string, type } from 'superstruct';
import { amount } from './fields.js';

const Place = type({
  country: string(),
  ports: array(string()),
  /** The ports as the page's language writes them, in the same order. Older replies don't have this field. */
  port_names: defaulted(array(string()), []),
});

export const Ports = type({ list: array(Place) });

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
  total: amount,
  days_min: amount,
  days_max: amount,
  max_age: nullable(amount),
  is_too_old: boolean(),
  /** The side of the steering wheel that the country asks for, if the car's is on the other. Older replies don't have this field. */
  other_side: defaulted(nullable(enums(['left', 'right'])), null),
});

/** A quote that was sent by email. */
export const Quote = type({ quote_id: amount, total: amount });

/** What a car costs at a port, in US cents. Rates are in percent, and `days` counts days at sea. */
export type LandedCost = Infer<typeof LandedCost>;

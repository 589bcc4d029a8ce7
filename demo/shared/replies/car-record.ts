import { array, enums, type Infer, nullable, string, type } from 'superstruct';
import { AREAS, NOTES } from '../inspection.js';
import { amount } from './fields.js';

/** A car's VIN, its history, and what the engineers found at the port. */
export const CarRecord = type({
  vin: string(),
  owners: amount,
  use: enums(['private', 'company', 'rental', 'dealer']),
  events: array(
    type({
      on: string(),
      kind: enums(['built', 'registered', 'service', 'owner', 'repaired', 'arrived', 'inspected']),
      mileage_km: amount,
      place: nullable(string()),
    }),
  ),
  inspection: type({
    on: string(),
    by: string(),
    findings: array(type({ area: enums(AREAS), point: amount, note: enums(NOTES) })),
    /** In micrometers (paint), millimeters (tread, pads), and percent (battery). */
    readings: type({
      paint: nullable(array(amount)),
      tread: array(amount),
      pads: array(amount),
      battery: nullable(amount),
    }),
  }),
});

export type CarRecord = Infer<typeof CarRecord>;

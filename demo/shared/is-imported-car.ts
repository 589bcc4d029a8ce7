import type { Shipment } from './replies/checkout.js';

/** Returns whether a shipment is of cars from abroad, which may be refused entry to the United States. */
export const isImportedCar = ({ kind, zone }: Pick<Shipment, 'kind' | 'zone'>): boolean =>
  kind === 'car' && zone === 2;

import { carIndex } from '../api/cars.js';
import { send, takeArrived } from './client.js';
import { createLoad } from './resource.js';

export type { CarIndexReply } from '../api/cars.js';

/** Validates the `data` of a reply against its struct. */
export const readCarIndex = carIndex.read;

/** Loads the banner, makes and models of the car search; reloads them if the language or the API has changed. */
export const loadCarIndex = createLoad({
  name: 'carIndex',
  request: (signal) => send(carIndex, {}, { signal }),
});

/**
 * Takes makes that are available before any widget requests them, if there are any.
 * @param inPage the makes in the page's markup. Without them, the reply that the loader requested is used.
 */
export function takeCarIndex(inPage?: unknown): void {
  loadCarIndex.take(() => {
    const read = carIndex.read(inPage);
    return 'value' in read ? read.value : takeArrived(carIndex);
  });
}

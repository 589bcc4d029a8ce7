import { carIndex } from '../api/cars.js';
import { send, takeArrived } from './client.js';
import { createLoad } from './resource.js';

export type { CarIndexReply } from '../api/cars.js';

/** Fits the `data` of a reply to its struct. */
export const readCarIndex = carIndex.read;

/** Loads the banner, the makes and the models of the car search; anew when the language or the API changes. */
export const loadCarIndex = createLoad({
  name: 'carIndex',
  request: (signal) => send(carIndex, {}, { signal }),
});

/**
 * Takes makes that are here before anybody asks for them, if there are any.
 * @param inPage what the page holds of them; else it is what the loader asked for.
 */
export function takeCarIndex(inPage?: unknown): void {
  loadCarIndex.take(() => {
    const read = carIndex.read(inPage);
    return 'value' in read ? read.value : takeArrived(carIndex);
  });
}

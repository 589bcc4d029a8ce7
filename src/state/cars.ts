import { carIndex } from '../api/cars.js';
import { send, takeArrived } from './client.js';
import { createLoad } from './resource.js';

export type { CarIndexReply } from '../api/cars.js';

/** Loads the banner, the makes and the models of the car search; anew when the language or the API changes. */
export const loadCarIndex = createLoad({
  name: 'carIndex',
  request: (signal) => send(carIndex, {}, { signal }),
  arrived: () => takeArrived(carIndex),
});

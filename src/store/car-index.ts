import { carIndex } from '../request/car-index.js';
import { send } from './client.js';
import { createLoad } from './resource.js';
import { setBigdata, store } from './store.js';

export type { CarIndexReply } from '../request/car-index.js';

/** Loads the banner, the makes and the models of the car search; anew when the language or the API changes. */
export const loadCarIndex = createLoad({
  name: 'carIndex',
  get: () => store.getState().bigdata.carIndex,
  set: (resource) => setBigdata({ carIndex: resource }),
  key: () => `${store.getState().lang} ${store.getState().bigdata.config.api}`,
  request: (signal) => send(carIndex, {}, { signal }),
});

import { define, type Infer, Struct } from 'superstruct';
import type { Endpoint } from './client.js';
import { isModel, isPlainMake } from './plain-make.js';
import { array, id, message, name, nullish, reader, type, url } from './reply.js';

/** The models of a make. Checked by hand, because running a struct on each of 200,000 models takes seconds. */
export const CarModels = define<(string | { readonly name: string; readonly value: string })[]>(
  'array',
  (models, { path }) => {
    if (!Array.isArray(models)) return false;
    const fault = models.findIndex((model) => !isModel(model));
    return fault < 0 || { type: 'model', path: [...path, fault] };
  },
);

const Make = type({
  brand_name: name,
  value: id,
  brand_logo: nullish(url),
  car_model: CarModels,
});

const eachMake = array(Make);

/**
 * The makes. The first render waits for this check, so the makes are checked by hand first. Structs take ten times as
 * long, so they run only when that finds a problem, to report it or to shorten a name.
 */
const Makes = new Struct({
  ...eachMake,
  *entries(makes, context) {
    if (!(Array.isArray(makes) && makes.every(isPlainMake))) yield* eachMake.entries(makes, context);
  },
});

/** The reply of `carIndex`: the hero banner with its makes and models (contract section 4). */
export const CarIndexReply = type({
  banner: type({
    img_pc: nullish(url),
    title: array(message),
    brand: Makes,
  }),
});

export type CarIndexReply = Infer<typeof CarIndexReply>;

/** "Car index v2" in spec section 7. */
export const carIndex: Endpoint<CarIndexReply> = {
  name: 'carIndex',
  method: 'GET',
  path: '/pc/car/indexV2',
  read: reader(CarIndexReply),
};

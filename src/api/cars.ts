import { array, define, type Infer, type } from 'superstruct';
import type { Endpoint } from './client.js';
import { id, message, missable, name, reader, url } from './reply.js';
import { NAME_LENGTH } from './shorten.js';

const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= NAME_LENGTH;

function isModel(model: unknown): boolean {
  if (isShort(model)) return true;
  const fields = model as Partial<Record<'name' | 'value', unknown>> | null | undefined; // checked in the next line
  return isShort(fields?.name) && isShort(fields?.value);
}

/** The models of a make. One check by hand: a struct for each of 200,000 models takes seconds. */
export const CarModels = define<(string | { readonly name: string; readonly value: string })[]>(
  'array',
  (models, { path }) => {
    if (!Array.isArray(models)) return false;
    const fault = models.findIndex((model) => !isModel(model));
    return fault < 0 || { type: 'model', path: [...path, fault] };
  },
);

/** The reply of `carIndex`: the hero's banner with its makes and models (contract section 4). */
export const CarIndexReply = type({
  banner: type({
    img_pc: missable(url),
    title: array(message),
    brand: array(
      type({
        brand_name: name,
        value: id,
        brand_logo: missable(url),
        car_model: CarModels,
      }),
    ),
  }),
});

export type CarIndexReply = Infer<typeof CarIndexReply>;

/** "Car index v2" of spec section 7. */
export const carIndex: Endpoint<CarIndexReply> = {
  name: 'carIndex',
  method: 'GET',
  path: '/pc/car/indexV2',
  read: reader(CarIndexReply),
};

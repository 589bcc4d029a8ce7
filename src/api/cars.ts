import { array, define, type Infer, type } from 'superstruct';
import type { Endpoint } from './client.js';
import { optionalText, reader, text } from './reply.js';

function isModel(model: unknown): boolean {
  if (typeof model === 'string') return true;
  const fields = model as Partial<Record<'name' | 'value', unknown>> | null | undefined; // checked in the next line
  return typeof fields?.name === 'string' && typeof fields.value === 'string';
}

/** The models of a make. One check by hand: a struct for each of 200,000 models takes seconds. */
const Models = define<(string | { readonly name: string; readonly value: string })[]>(
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
    img_pc: optionalText,
    title: array(text),
    brand: array(
      type({
        brand_name: text,
        value: text,
        brand_logo: optionalText,
        car_model: Models,
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

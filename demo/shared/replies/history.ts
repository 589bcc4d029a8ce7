import { array, type Infer, literal, string, type, union } from 'superstruct';
import { Car } from './cars.js';
import { amount } from './fields.js';
import { Goods } from './goods.js';

export const View = union([
  type({ kind: literal('goods'), viewed_at: string(), ...Goods.schema }),
  type({ kind: literal('car'), viewed_at: string(), ...Car.schema }),
]);
export const History = type({ list: array(View), total: amount });

export type View = Infer<typeof View>;

import {
  array,
  coerce,
  defaulted,
  enums,
  type Infer,
  nullable,
  optional,
  string,
  type,
  unknown,
} from 'superstruct';
import { amount, fromText, hex, id, isString, named, taken } from './fields.js';
import { firstPhoto } from './photo.js';

const Model = taken(named, isString, (name) => ({ name, value: name }));

const Brand = type({
  brand_name: string(),
  value: string(),
  brand_logo: coerce(string(), nullable(optional(unknown())), (value) => value ?? ''),
  car_model: array(Model),
});

/** The start page's banner: its picture, and every make with its models. */
export const CarIndex = type({
  banner: type({ img_pc: string(), brand: array(Brand) }),
});

/** Of hybrids, those that plug in are apart from the others. */
export const FUELS = ['electric', 'hybrid', 'plug-in', 'petrol', 'diesel'] as const;
export const DRIVES = ['fwd', 'rwd', 'awd', '4wd'] as const;
export const TRANSMISSIONS = ['automatic', 'manual', 'cvt', 'single-speed'] as const;
/** The tests that a car's electric range is measured by: of Europe and others, the United States, and China. */
export const RANGE_TESTS = ['WLTP', 'EPA', 'CLTC'] as const;
export const PLUGS = ['CCS2', 'CCS1', 'NACS', 'CHAdeMO', 'GB/T', 'Type 1', 'Type 2'] as const;
export const EMISSIONS = [
  'euro6',
  'tier3',
  'china5',
  'china6',
  'japan2009',
  'japan2018',
  'korea',
  'mexico',
] as const;
export const BODIES = ['sedan', 'suv', 'hatchback', 'wagon', 'coupe', 'pickup', 'van'] as const;

export const Car = type({
  goods_id: id,
  slug: string(),
  goods_name: string(),
  brand: string(),
  brand_name: string(),
  model: string(),
  model_name: string(),
  year: amount,
  mileage_km: amount,
  fuel: enums(FUELS),
  body: enums(BODIES),
  /** The name of the car's drawing. */
  drawing: string(),
  /** The side that the driver sits on. Older replies don't have this field. */
  steering: defaulted(enums(['left', 'right']), 'left'),
  drive: enums(DRIVES),
  transmission: string(),
  range_km: nullable(amount),
  /** Null without an electric range. Older replies don't have this field. */
  range_test: defaulted(nullable(enums(RANGE_TESTS)), null),
  color: string(),
  color_hex: hex,
  price: amount,
  zone: fromText(enums([1, 2])),
  port: string(),
  /** The port as the page's language writes it. Older replies don't have this field. */
  port_name: defaulted(string(), ''),
  photo: firstPhoto,
  /** 0 while an order holds the car. Older replies don't have this field. */
  stock: defaulted(amount, 1),
});

/** One page of cars, with the make and model that they were narrowed down to. */
export const CarPage = type({
  list: array(Car),
  total: amount,
  page: amount,
  pageSize: amount,
  brand: nullable(type({ value: string(), name: string(), logo: nullable(string()) })),
  model: nullable(type({ value: string(), name: string() })),
  /** The search words that replaced mistyped ones. */
  corrected: coerce(nullable(string()), optional(unknown()), (value) => value ?? null),
});

export type Brand = Infer<typeof Brand>;
export type Car = Infer<typeof Car>;
export type CarPage = Infer<typeof CarPage>;

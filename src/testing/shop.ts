import {
  array,
  boolean,
  create,
  enums,
  type Infer,
  integer,
  nullable,
  number,
  object,
  optional,
  partial,
  refine,
  StructError,
  size,
  string,
} from 'superstruct';
import { TICKETS } from '../api/fair-draw.js';
import { User } from '../api/user.js';
import { languages } from '../page/locale.js';
import { BANNER } from './banner.js';
import { TEXTS } from './texts.js';

/** A car that the mock sells. */
const Car = object({
  /** The make's `value`, which is sent, and its name, which is shown. */
  brand: string(),
  brand_name: string(),
  model: string(),
  model_name: string(),
  body: string(),
  fuel: string(),
  year: integer(),
  /** Whole US dollars. */
  price: number(),
});

const Department = object({ cat_id: number(), cat_name: string() });

const Prize = object({
  award_name: string(),
  /** From 0 to 1, in 10,000ths. */
  odds: number(),
  /** False for a sector that wins nothing. */
  wins: optional(boolean()),
});

const Address = object({
  address_id: string(),
  address_name: string(),
  post_code: string(),
  city_name: string(),
  is_default: enums([0, 1]),
});

const Shop = object({
  cars: array(Car),
  banner: object({ img_pc: nullable(string()), title: array(string()) }),
  departments: array(Department),
  navbar: array(object({ name: string(), path: string() })),
  notices: array(object({ title: string(), content: string() })),
  zips: array(object({ code: string(), city: string() })),
  accounts: array(
    object({
      email: string(),
      password: string(),
      user: User,
      addresses: array(Address),
      /** How often the shopper may spin. */
      draws: integer(),
    }),
  ),
  prizes: refine(size(array(Prize), 8), 'odds', (prizes) => {
    const tickets = prizes.reduce((sum, { odds }) => sum + Math.round(odds * TICKETS), 0);
    return tickets === TICKETS || 'the odds of the eight prizes must sum to 1';
  }),
  theme_color: string(),
});

/** Everything that a mock shop has and knows. */
export type MockShop = Infer<typeof Shop>;

/** A shop with some parts of its own. The others are a sample's. */
export type MockData = Partial<MockShop>;

const Data = partial(Shop);

/**
 * Validates the data of a mock shop.
 * @throws {TypeError} with the path of what is wrong: `data.cars.0.price: Expected a number, …`
 */
export function readData(data: unknown): MockData {
  try {
    const own = Object.entries(create(data, Data)).filter(([, value]) => value !== undefined);
    return Object.fromEntries(own) as MockData; // the struct's fields, without those that are undefined
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    const [failure] = error.failures();
    const reason = failure?.message.replace(/^At path: \S+ -- /, '') ?? error.message;
    throw new TypeError(`${['data', ...(failure?.path ?? [])].join('.')}: ${reason}`);
  }
}

const car = (
  [brand, brand_name, model, model_name]: readonly [string, string, string, string],
  [body, fuel]: readonly [string, string],
  [year, price]: readonly [number, number],
) => ({ brand, brand_name, model, model_name, body, fuel, year, price });

const CARS: MockShop['cars'] = [
  car(['byd', 'BYD', 'dolphin', 'Dolphin'], ['hatchback', 'electric'], [2023, 18_900]),
  car(['byd', 'BYD', 'seal', 'Seal'], ['sedan', 'electric'], [2024, 31_900]),
  car(['byd', 'BYD', 'song-plus', 'Song Plus'], ['suv', 'hybrid'], [2024, 26_500]),
  car(['geely', 'Geely', 'monjaro', 'Monjaro'], ['suv', 'petrol'], [2023, 29_900]),
  car(['skoda', 'Škoda', 'octavia', 'Octavia'], ['hatchback', 'petrol'], [2021, 16_400]),
  car(['tesla', 'Tesla', 'model-3', 'Model 3'], ['sedan', 'electric'], [2022, 27_900]),
  car(['tesla', 'Tesla', 'model-y', 'Model Y'], ['suv', 'electric'], [2024, 38_900]),
  car(['toyota', 'Toyota', 'camry', 'Camry'], ['sedan', 'hybrid'], [2023, 27_400]),
  car(['toyota', 'Toyota', 'corolla', 'Corolla'], ['sedan', 'petrol'], [2018, 13_900]),
  car(['toyota', 'Toyota', 'corolla', 'Corolla'], ['sedan', 'hybrid'], [2022, 21_300]),
  car(['toyota', 'Toyota', 'rav4', 'RAV4'], ['suv', 'hybrid'], [2022, 30_500]),
];

const ODDS = [0.2, 0.15, 0.12, 0.25, 0.15, 0.08, 0.04, 0.01];

/** The sector that wins nothing, counted from 0. */
const BLANK = 3;

/** Returns the sample in a language, or in English if it isn't one of the widgets'. */
export function sampleShop(lang: string): MockShop {
  const texts = textsIn(lang);
  return {
    cars: CARS,
    banner: { img_pc: BANNER, title: texts.title },
    departments: texts.departments.map((cat_name, at) => ({ cat_id: at + 1, cat_name })),
    navbar: texts.navbar.map((name, at) => ({
      name,
      path: ['/', '/categories', '/about', '/contact'][at] ?? '/',
    })),
    notices: [{ title: texts.notice, content: texts.noticeText }],
    zips: [
      { code: '10001', city: 'New York' },
      { code: '33101', city: 'Miami' },
      { code: '78704', city: 'Austin' },
      { code: '90210', city: 'Beverly Hills' },
    ],
    accounts: [
      {
        email: 'demo@example.com',
        password: 'demo123',
        user: { id: 1, uname: 'Dana', email: 'demo@example.com', is_coupon: 0, is_show_handle: 1 },
        addresses: [
          {
            address_id: '1',
            address_name: texts.home,
            post_code: '78704',
            city_name: 'Austin',
            is_default: 1,
          },
          {
            address_id: '2',
            address_name: texts.work,
            post_code: '10001',
            city_name: 'New York',
            is_default: 0,
          },
        ],
        draws: 3,
      },
    ],
    prizes: texts.prizes.map((award_name, at) => ({ award_name, odds: ODDS[at] ?? 0, wins: at !== BLANK })),
    theme_color: '#c2410c',
  };
}

/** Returns the sample's texts in a language. */
export const textsIn = (lang: string) => TEXTS[languages.find((each) => each === lang) ?? 'en'];

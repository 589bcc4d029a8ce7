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
import { TEXTS } from './texts.js';

/** The sample's banner: a car in the hills at dusk, as a `data:` image. */
const BANNER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 520"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#0b1f33"/><stop offset="1" stop-color="#1f5a78"/></linearGradient><linearGradient id="h"><stop stop-color="#12344d" stop-opacity="0"/><stop offset=".5" stop-color="#12344d"/></linearGradient></defs><path fill="url(#a)" d="M0 0h1600v520H0z"/><circle cx="1480" cy="120" r="56" fill="#fdba74"/><path fill="url(#h)" d="M300 520c260-40 560-150 800-160s300-90 500-100v260Z"/><g transform="translate(175 10)"><path fill="#c2410c" d="M980 430c4-40 24-52 60-58l50-44c10-8 20-12 34-12h120c16 0 28 4 40 14l52 44c42 6 62 18 66 56Z"/><path fill="#f1f5f9" d="m1106 366 30-28c4-4 10-6 16-6h36v34Zm94-34h40c8 0 14 2 20 8l26 26h-86Z"/><g fill="#0b1f33" stroke="#f1f5f9" stroke-width="10"><circle cx="1074" cy="430" r="34"/><circle cx="1308" cy="430" r="34"/></g></g></svg>',
)}`;

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

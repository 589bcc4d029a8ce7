/** The API that a measured page calls. */
import { carIndex as carIndexCall } from '../../src/api/cars.js';
import { createMockApi, type MockApi } from '../../src/testing/mock-api.js';

const syllables = [
  'al',
  'be',
  'ca',
  'do',
  'el',
  'fi',
  'go',
  'hu',
  'is',
  'ju',
  'ka',
  'lo',
  'mi',
  'no',
  've',
  'za',
];

/** Returns a plausible name of a make, unique for each number. */
function nameOf(make: number): string {
  const parts = [make % 16, Math.floor(make / 16) % 16, Math.floor(make / 256) % 16, Math.floor(make / 4096)];
  const word = parts.map((part) => syllables[part] ?? '').join('');
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const carIndex = (makes: number, models: number) => ({
  banner: {
    img_pc: '/banner.webp',
    title: ['Your next car, shipped worldwide', 'Electric, hybrid and petrol cars'],
    brand: Array.from({ length: makes }, (_, make) => nameOf(make))
      .sort()
      .map((name) => ({
        brand_name: name,
        value: name.toLowerCase(),
        brand_logo: null,
        car_model: Array.from({ length: models }, (_, model) => ({
          name: `${name} ${model + 1}`,
          value: `model-${model + 1}`,
        })),
      })),
  },
});

/** The same number of departments as in the demo. */
const departments = Array.from({ length: 10 }, (_, department) => ({
  cat_id: String(department + 1),
  cat_name: `${nameOf(department)} and parts`,
  son_category: Array.from({ length: 6 }, (_, part) => ({
    cat_id: `${department + 1}0${part + 1}`,
    cat_name: nameOf(department * 16 + part),
  })),
}));

const shopper = {
  email: 'dana@example.com',
  password: 'demo123',
  user: { id: 7, uname: 'Dana' },
  addresses: [],
  /** More spins than any benchmark takes. */
  draws: 1_000_000,
};

const prizes = [
  '$5 off',
  'Not this time',
  '10% off',
  '50 points',
  '$20 off',
  'One more spin',
  'A dash cam',
  'A share',
].map((award_name) => ({ award_name, odds: award_name === '$20 off' ? 1 : 0 }));

/** Opens the mock's shop with a number of makes, of models each, and with as many departments as the demo has. */
function openShop(makes: number, models: number): MockApi {
  const shop = createMockApi({ signedIn: shopper.email, data: { accounts: [shopper], prizes } });
  shop.reply(
    'suggestions',
    prizes.map(({ award_name }) => ({ suggestKeyword: award_name })),
  );
  shop.reply('carIndex', carIndex(makes, models));
  shop.reply('shopCategory', departments);
  shop.reply('indexCategory', { category: departments, oversea: departments, factory: departments });
  return shop;
}

/** The shops by their base URL. */
const shops: Readonly<Record<string, MockApi>> = { '/v3': openShop(40, 10), '/v3-large': openShop(5000, 40) };

/** The makes and models as text, which take too long to write for each request. */
const carIndexes = new Map<string, Promise<string>>();

/**
 * Answers a call of a measured page: `/v3` has 40 makes × 10 models, and `/v3-large` has 5,000 × 40.
 * @param path the path, with the base URL
 * @param method how it is called
 * @returns the reply's body, or undefined if there's no such shop
 */
export function answer(path: string, method: string): Promise<string> | undefined {
  const base = /^\/[\w-]+/.exec(path)?.[0] ?? '';
  const shop = shops[base];
  if (!shop) return undefined;
  const text = () =>
    shop
      .handle(new Request(`http://shop${path}`, { method, headers: { token: 'a-token' } }))
      .then((response) => response.text());
  if (!path.endsWith(carIndexCall.path)) return text();
  const reply = carIndexes.get(base) ?? text();
  carIndexes.set(base, reply);
  return reply;
}

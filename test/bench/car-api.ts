/** The API responses that a measured page requests. */

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

const reply = (data: unknown) => JSON.stringify({ code: 200, msg: 'OK', data });

const prizes = [
  '$5 off',
  'Not this time',
  '10% off',
  '50 points',
  '$20 off',
  'One more spin',
  'A dash cam',
  'A share',
];

/** The same number of departments as in the demo. */
const departments = Array.from({ length: 10 }, (_, department) => ({
  cat_id: String(department + 1),
  cat_name: `${nameOf(department)} and parts`,
  son_category: Array.from({ length: 6 }, (_, part) => ({
    cat_id: `${department + 1}0${part + 1}`,
    cat_name: nameOf(department * 16 + part),
  })),
}));

const links = ['Home', 'Cars', 'About us', 'Contact'].map((name) => ({
  name,
  path: `/${name.toLowerCase().replace(' ', '-')}`,
}));

/** Responses by path. `/v3` has 40 makes × 10 models, and `/v3-large` has 5,000 × 40. */
export const replies: Readonly<Record<string, string>> = {
  '/v3/pc/car/indexV2': reply(carIndex(40, 10)),
  '/v3-large/pc/car/indexV2': reply(carIndex(5000, 40)),
  '/v3/pc/navbar': reply(links),
  '/v3/pc/shopCategory': reply(departments),
  '/v3/pc/indexCategory': reply({ category: departments, oversea: departments, factory: departments }),
  '/v3/pc/search/suggest': reply(prizes.map((suggestKeyword) => ({ suggestKeyword }))),
  '/v3/pc/prize/info': reply({
    prizes: prizes.map((award_name, index) => ({ award_level: index + 1, award_name, odds: 0.125 })),
  }),
  '/v3/pc/prize/draw': reply({ award_level: 5, award_name: '$20 off', award_state: 0 }),
  ...Object.fromEntries(
    ['/v3', '/v3-large'].flatMap((base) => [
      [`${base}/common/getConfig`, reply({ content: 'Theme colour', value: '#c2410c' })],
      [`${base}/pc/user/getUserUUID`, reply({ uuid: '00000000-0000-4000-8000-000000000001' })],
    ]),
  ),
};

/*
 * The shop that the examples talk to. It answers within the page, so the examples work on any web server, and nothing
 * that people try in them is saved.
 */
(() => {
  // make, its name, model, its name, body, fuel, year, price in dollars
  const CARS = [
    ['byd', 'BYD', 'dolphin', 'Dolphin', 'hatchback', 'electric', 2023, 18900],
    ['byd', 'BYD', 'seal', 'Seal', 'sedan', 'electric', 2024, 31900],
    ['byd', 'BYD', 'song-plus', 'Song Plus', 'suv', 'hybrid', 2024, 26500],
    ['geely', 'Geely', 'monjaro', 'Monjaro', 'suv', 'petrol', 2023, 29900],
    ['skoda', 'Škoda', 'octavia', 'Octavia', 'hatchback', 'petrol', 2021, 16400],
    ['tesla', 'Tesla', 'model-3', 'Model 3', 'sedan', 'electric', 2022, 27900],
    ['tesla', 'Tesla', 'model-y', 'Model Y', 'suv', 'electric', 2024, 38900],
    ['toyota', 'Toyota', 'camry', 'Camry', 'sedan', 'hybrid', 2023, 27400],
    ['toyota', 'Toyota', 'corolla', 'Corolla', 'sedan', 'petrol', 2018, 13900],
    ['toyota', 'Toyota', 'rav4', 'RAV4', 'suv', 'hybrid', 2022, 30500],
  ].map(([brand, brandName, model, modelName, body, fuel, year, price]) => ({
    brand,
    brandName,
    model,
    modelName,
    body,
    fuel,
    year,
    price,
  }));
  const NAMES = {
    hatchback: 'Hatchback',
    sedan: 'Sedan',
    suv: 'SUV',
    electric: 'Electric',
    hybrid: 'Hybrid',
    petrol: 'Petrol',
  };
  const BANNER =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 520"><defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#0b1f33"/><stop offset="1" stop-color="#1f5a78"/></linearGradient></defs><path fill="url(#a)" d="M0 0h1600v520H0z"/><circle cx="1320" cy="150" r="70" fill="#fdba74"/><path fill="#12344d" d="M700 520c160-150 320-190 460-120s260-150 440-130v250Z"/><path fill="#c2410c" d="M980 430c4-40 24-52 60-58l50-44c10-8 20-12 34-12h120c16 0 28 4 40 14l52 44c42 6 62 18 66 56Z"/><path fill="#f1f5f9" d="m1106 366 30-28c4-4 10-6 16-6h36v34Zm94-34h40c8 0 14 2 20 8l26 26h-86Z"/><g fill="#0b1f33" stroke="#f1f5f9" stroke-width="10"><circle cx="1074" cy="430" r="34"/><circle cx="1308" cy="430" r="34"/></g></svg>';

  const unique = (field, of = CARS) => [...new Set(of.map((car) => car[field]))];
  const brands = unique('brand').map((value) => {
    const own = CARS.filter(({ brand }) => brand === value);
    return {
      brand_name: own[0].brandName,
      value,
      brand_logo: null,
      car_model: own.map(({ model, modelName }) => ({ name: modelName, value: model })),
    };
  });

  /** Counts the cars that match a choice. Each list is counted without its own filter. */
  function facets(asked) {
    const fits = {
      brand: (car, value) => car.brand === value,
      model: (car, value) => car.model === value,
      body: (car, value) => car.body === value,
      fuel: (car, value) => car.fuel === value,
      price_max: (car, value) => car.price <= Number(value),
      year_min: (car, value) => car.year >= Number(value),
      year_max: (car, value) => car.year <= Number(value),
    };
    const without = (...lifted) =>
      CARS.filter((car) =>
        Object.entries(fits).every(
          ([name, test]) => lifted.includes(name) || !asked.get(name) || test(car, asked.get(name)),
        ),
      );
    const counted = (field, ...lifted) => {
      const left = without(field, ...lifted);
      return unique(field, left).map((value) => ({
        value,
        name: NAMES[value],
        count: left.filter((car) => car[field] === value).length,
      }));
    };
    const range = (values) => ({ min: Math.min(...values), max: Math.max(...values) });
    return {
      total: without().length,
      brands: counted('brand', 'model'),
      models: counted('model'),
      prices: range(CARS.map(({ price }) => price)),
      years: range(CARS.map(({ year }) => year)),
      bodies: counted('body'),
      fuels: counted('fuel'),
    };
  }

  const departments = ['Cars', 'Parts', 'Tools', 'Home', 'Garden', 'Toys'].map((cat_name, at) => ({
    cat_id: at + 1,
    cat_name,
    son_category: [],
  }));
  const prizes = [
    '$5 off',
    'Free spin',
    '$10 off',
    'Not this time',
    '50 points',
    '$20 off',
    'A mug',
    '$50 off',
  ];
  const odds = [0.2, 0.15, 0.12, 0.25, 0.15, 0.08, 0.04, 0.01];
  const draw = () => {
    const at = Math.floor(Math.random() * prizes.length);
    return { award_level: at + 1, award_name: prizes[at], award_state: at === 3 ? 0 : 1, can_award_num: 3 };
  };
  const code = (data) => ({ code: 200, msg: '', ...data });

  const REPLIES = {
    '/common/getConfig': () => ({ value: '#c2410c' }),
    '/pc/address/codeList': (asked) =>
      asked.get('code') === '10001' ? [{ code: '10001', city: 'New York' }] : [],
    '/pc/address/list': () => [],
    '/pc/car/facets': facets,
    '/pc/car/indexV2': () => ({
      banner: {
        img_pc: `data:image/svg+xml,${encodeURIComponent(BANNER)}`,
        title: ['Your next car', 'Shipped to your door'],
        brand: brands,
      },
    }),
    '/pc/index/giftPop': () => ({
      end_time: Math.floor(Date.now() / 1000) + 7200,
      is_show_handle: 1,
      one: { is_lock: 0, is_use: 0 },
      two: [{ status: 1 }, { status: 2 }, { status: 3 }],
      three: {},
      four: {},
    }),
    '/pc/indexCategory': () => ({
      category: departments,
      oversea: departments.slice(2),
      factory: departments.slice(0, 2),
    }),
    '/pc/navbar': () => [
      { name: 'Home', path: '/' },
      { name: 'Cars', path: '/categories' },
      { name: 'About us', path: '/about' },
      { name: 'Contact', path: '/contact' },
    ],
    '/pc/otherLoginSwitch': () => ({ pc_switch: 1 }),
    '/pc/prize/draw': draw,
    '/pc/prize/info': () => ({
      tip1: 'Every spin wins or tells you so',
      prizes: prizes.map((award_name, at) => ({ award_level: at + 1, award_name, odds: odds[at] })),
      can_award_num: 3,
    }),
    '/pc/search/suggest': (asked) =>
      CARS.map(({ brandName, modelName }) => `${brandName} ${modelName}`)
        .filter((name) => name.toLowerCase().includes((asked.get('keywords') ?? '').toLowerCase()))
        .map((suggestKeyword) => ({ suggestKeyword, kind: 'model' })),
    '/pc/sendCodeEmail': code,
    '/pc/shopCategory': () => departments,
    '/pc/user/getUserInfo': () => ({}),
    '/pc/user/getUserUUID': () => ({ uuid: 'sample' }),
    '/pc/login': () => ({ token: 'sample', user: { uname: 'Ada' } }),
  };

  const fetchOfPage = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith('/v3/')) return fetchOfPage(input, init);
    const reply = REPLIES[pathname.slice('/v3'.length)];
    return Response.json({ code: 200, msg: 'OK', data: reply ? reply(searchParams) : null });
  };
})();

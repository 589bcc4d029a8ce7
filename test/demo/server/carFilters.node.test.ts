import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Infer } from 'superstruct';
import type { Database } from '../../../demo/server/db/database.js';
import { CarPage } from '../../../demo/shared/replies/cars.js';
import { CarFacets } from '../../../demo/shared/replies/goods.js';
import { CATALOG } from './catalog.js';
import { overDatabase } from './each-database.js';
import { read, readExactly } from './read-reply.js';
import { refuses, testApp } from './test-app.js';

overDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open(CATALOG);
  });
  after(() => database.close());

  const request = (path: string) => testApp(database.db).request(`/v3/pc/${path}`);

  async function cars(query: string): Promise<Infer<typeof CarPage>> {
    return read(request(`goods/list?pageSize=100&${query}`), CarPage);
  }
  async function facets(query = ''): Promise<Infer<typeof CarFacets>> {
    return readExactly(request(`goods/listFacets?${query}`), CarFacets);
  }

  for (const [words, fits] of [
    ['tesla model s red', ({ color }) => ['Red', 'Burgundy'].includes(color)],
    ['blue BMW', ({ brand, color }) => brand === 'bmw' && ['Blue', 'Midnight blue'].includes(color)],
    ['toyota suv hybrid', ({ body, fuel }) => body === 'suv' && fuel === 'hybrid'],
    ['BMW hybrid', ({ brand, fuel }) => brand === 'bmw' && ['hybrid', 'plug-in'].includes(fuel)],
    ['mercedes c class', ({ model }) => model === 'c-class'],
    ['f150', ({ model }) => /^f-150/.test(model)],
    ['Honda CRV', ({ model }) => model === 'cr-v'],
    ['rav 4', ({ model }) => model === 'rav4'],
    ['landrover', ({ brand }) => brand === 'land-rover'],
    ['chevy', ({ brand }) => brand === 'chevrolet'],
    ['vw golf', ({ model }) => model === 'golf'],
    ['plug-in hybrid cars', ({ fuel }) => fuel === 'plug-in'],
    [
      '4x4 automatic',
      ({ drive, transmission }) => /^[4a]wd$/.test(drive) && /^(automatic|cvt)$/.test(transmission),
    ],
    ['4×4', ({ drive }) => /^[4a]wd$/.test(drive)],
    ['red suv under $15,000', ({ body, price }) => body === 'suv' && price <= 1_500_000],
    ['electric car less than 20k', ({ fuel, price }) => fuel === 'electric' && price <= 2_000_000],
    ['toyota до 15 тыс', ({ brand, price }) => brand === 'toyota' && price <= 1_500_000],
    ['электро седан', ({ body, fuel }) => body === 'sedan' && fuel === 'electric'],
    [
      'toyota noire 2022',
      ({ brand, color, year }) => brand === 'toyota' && color === 'Black' && year === 2022,
    ],
    ['tesla بيضاء', ({ color }) => color === 'White'],
    ['right-hand drive', ({ steering }) => steering === 'right'],
    ['front wheel drive toyota', ({ drive, brand }) => drive === 'fwd' && brand === 'toyota'],
    ['station wagons', ({ body }) => body === 'wagon'],
    ['mini van', ({ body }) => body === 'van'],
    ['sports car', ({ body }) => body === 'coupe'],
    ['stick shift', ({ transmission }) => transmission === 'manual'],
    ['elecrtic suv', ({ body, fuel }) => body === 'suv' && fuel === 'electric'],
    ['7 seater', ({ model }) => !['corolla', 'golf', 'model-3'].includes(model)],
    ['low mileage honda', ({ brand, mileage_km: km }) => brand === 'honda' && km <= 48_280],
    ['toyota under 20,000 miles', ({ brand, mileage_km: km }) => brand === 'toyota' && km <= 32_187],
    ['toyota до 50 тыс км', ({ brand, mileage_km: km }) => brand === 'toyota' && km <= 50_000],
    ['new car', ({ mileage_km: km }) => km <= 4_828],
    ['voiture électrique', ({ fuel }) => fuel === 'electric'],
    ['электромобили', ({ fuel }) => fuel === 'electric'],
    ['سيارة كهربائية', ({ fuel }) => fuel === 'electric'],
    ['рав4', ({ model }) => model === 'rav4'],
    ['рав 4', ({ model }) => model === 'rav4'],
    ['хонда црв', ({ model }) => model === 'cr-v'],
    ['кайен', ({ model }) => model === 'cayenne'],
    ['тойота камри', ({ model }) => model === 'camry'],
    ['бмв х5', ({ model }) => model === 'x5'],
    ['2020 года тойота', ({ brand, year }) => brand === 'toyota' && year === 2020],
    ['كامري ٢٠٢٤', ({ model, year }) => model === 'camry' && year === 2024],
    ['convertible', ({ model }) => model === 'mx-5'],
    ['мерседес', ({ brand }) => brand === 'mercedes-benz'],
    ['хендай', ({ brand }) => brand === 'hyundai'],
    ['تويوتا لاند كروزر', ({ model }) => /^land-cruiser/.test(model)],
    ['toyota 2020-2023', ({ brand, year }) => brand === 'toyota' && year >= 2020 && year <= 2023],
    ['from 2020 to 2023 bmw', ({ brand, year }) => brand === 'bmw' && year >= 2020 && year <= 2023],
    ['bmw since 2022', ({ brand, year }) => brand === 'bmw' && year >= 2022],
    ['cheap suv', ({ body, price }) => body === 'suv' && price <= 1_500_000],
    ['audi quattro', ({ brand, drive }) => brand === 'audi' && drive === 'awd'],
    ['mazda 3', ({ model }) => model === 'mazda3'],
    ['byd seal', ({ model }) => !model.startsWith('sealion')],
    ['byd seali', ({ model }) => model.startsWith('sealion')],
    ['bmw 2022+', ({ brand, year }) => brand === 'bmw' && year >= 2022],
  ] satisfies [string, (car: Infer<typeof CarPage>['list'][number]) => boolean][]) {
    test(`narrows a search by words that describe a car: "${words}"`, async () => {
      const { list, total } = await cars(`goods_name=${encodeURIComponent(words)}`);
      assert.notEqual(total, 0);
      assert(list.every(fits), JSON.stringify(list.find((car) => !fits(car))));
    });
  }

  for (const [words, corrected] of [
    ['byd seal 1990', 'byd seal'],
    ['byd 1990 seal', 'byd seal'],
    ['suv 1990', 'suv'],
    ['lexus rx350', 'lexus rx'],
    ['bmw 3 series 2002', 'bmw 3 series'],
    ['golf gti', 'golf'],
    ['tesla model 3 long range', 'tesla model 3'],
    ['toyota camry xse 2.5', 'toyota camry'],
  ] as const) {
    test(`shows the cars for "${corrected}", and says so, if none is a "${words}"`, async () => {
      const found = await cars(`goods_name=${encodeURIComponent(words)}`);
      const others = await cars(`goods_name=${encodeURIComponent(corrected)}`);
      assert.deepEqual([found.corrected, found.total], [corrected, others.total]);
      assert.notEqual(found.total, 0);
      const { total } = await facets(`goods_name=${encodeURIComponent(words)}`);
      assert.equal(total, found.total, 'its filters count the same');
    });
  }

  test('finds nothing by a year alone that no car is of', async () => {
    const { total, corrected } = await cars('goods_name=1990');
    assert.deepEqual([total, corrected], [0, null]);
  });

  for (const words of [
    'nissan patrol',
    'hyundai accent',
    'tesla adapter',
    'e200',
    '205/55 r16',
    'air fryer',
    'quixotic zanzibar',
  ])
    test(`finds nothing by "${words}", and takes none of it for another word`, async () => {
      const { total, corrected } = await cars(`goods_name=${words}`);
      assert.deepEqual([total, corrected], [0, null]);
    });

  test('reads a word that is part of a model’s name as that name', async () => {
    const { list, total } = await cars('goods_name=porsche macan electric');
    assert.notEqual(total, 0);
    assert(list.every(({ goods_name }) => goods_name.endsWith('Porsche Macan Electric')));
  });

  for (const [words, choices, none] of [
    ['truck', ({ body }) => body, 'body=suv'],
    ['electric suv', ({ fuel }) => fuel, 'fuel=petrol'],
    ['red toyota', ({ color }) => [...new Set(color.map(({ value }) => value))], 'color=White'],
  ] satisfies [string, (all: Infer<typeof CarFacets>) => readonly unknown[], string][]) {
    test(`applies a filter beside the words "${words}", and counts what both allow`, async () => {
      const query = `goods_name=${words}`;
      const { total } = await cars(query);
      const counted = await facets(query);
      assert.equal(counted.total, total);
      assert(choices(counted).length <= 2, JSON.stringify(choices(counted)));
      assert.equal((await cars(`${query}&${none}`)).total, 0);
      assert.equal((await facets(`${query}&${none}`)).total, 0);
    });
  }

  test('writes a correction with its accents', async () => {
    assert.equal((await cars(`goods_name=${encodeURIComponent('камрии тойота')}`)).corrected, 'камри тойота');
    assert.equal(
      (await cars(`goods_name=${encodeURIComponent('полноприводнй тойотта')}`)).corrected,
      'полноприводный тойота',
    );
  });

  test('combines body, fuel, zone, price, and year', async () => {
    const query =
      'body=suv&fuel=electric&is_oversea=1&price_min=2000000&price_max=6000000&year_min=2022&year_max=2024';
    const { list, total } = await cars(query);
    assert.equal(list.length, Math.min(total, 100));
    assert.notEqual(total, 0);
    for (const car of list) {
      assert.deepEqual([car.body, car.fuel, car.zone], ['suv', 'electric', 2]);
      assert.deepEqual(
        [car.year >= 2022 && car.year <= 2024, car.price >= 2_000_000 && car.price <= 6_000_000],
        [true, true],
      );
    }
    assert.equal((await facets(query)).total, total);
  });

  test('counts the cars that each choice would leave', async () => {
    const found = await facets('brand=byd&fuel=electric');
    for (const [name, choices] of [
      ['fuel', found.fuel],
      ['body', found.body],
      ['model', found.model],
      ['is_oversea', found.is_oversea],
    ] as const) {
      for (const { value, count } of choices) {
        const fuel = name === 'fuel' ? '' : '&fuel=electric';
        assert.equal((await cars(`brand=byd${fuel}&${name}=${value}`)).total, count, `${name}=${value}`);
      }
    }
    const years = (await cars('brand=byd&fuel=electric')).list.map((car) => car.year);
    assert.deepEqual(found.year, { min: Math.min(...years), max: Math.max(...years) });
  });

  test('still offers all makes when one is chosen, and counts its models', async () => {
    const all = await facets();
    assert.equal(
      all.brand.reduce((sum, { count }) => sum + count, 0),
      2_000,
    );
    assert.deepEqual([all.total, all.model], [2_000, []]);
    const byd = await facets('brand=byd');
    assert.deepEqual(byd.brand, all.brand);
    assert.equal(
      byd.model.reduce((sum, { count }) => sum + count, 0),
      byd.total,
    );
    assert.deepEqual(
      byd.brand.map(({ name }) => name),
      byd.brand.map(({ name }) => name).sort(new Intl.Collator('en').compare),
    );
  });

  for (const [typed, expected] of [
    ['byd', /^\d+ BYD /],
    ['BYD seal', /^\d+ BYD Seal/],
    ['2023 tesla modle', /^2023 Tesla Model/],
    ['volksvagen golf', /^\d+ Volkswagen Golf/],
  ] as const) {
    test(`finds the cars with the name "${typed}"`, async () => {
      const { list } = await cars(`goods_name=${encodeURIComponent(typed)}`);
      assert.notEqual(list.length, 0);
      for (const car of list) assert.match(car.goods_name, expected);
    });
  }

  type Listed = Infer<typeof CarPage>['list'][number];
  for (const [query, fits] of [
    ['brand=byd&brand=toyota', ({ brand }) => ['byd', 'toyota'].includes(brand)],
    ['brand=byd,toyota', ({ brand }) => ['byd', 'toyota'].includes(brand)],
    ['brand=byd&model=seal&model=dolphin', ({ model }) => ['seal', 'dolphin'].includes(model)],
    ['body=suv&body=van', ({ body }) => ['suv', 'van'].includes(body)],
    ['fuel=diesel,hybrid', ({ fuel }) => ['diesel', 'hybrid'].includes(fuel)],
    ['color=Red&color=Midnight blue', ({ color }) => ['Red', 'Midnight blue'].includes(color)],
    ['color=Red&goods_name=red toyota', ({ brand, color }) => brand === 'toyota' && color === 'Red'],
    ['year_min=2022&goods_name=toyota 2020-2023', ({ year }) => year === 2022 || year === 2023],
    ['mileage_min=20000&mileage_max=60000', ({ mileage_km: km }) => km >= 20_000 && km <= 60_000],
    ['body=suv,van&fuel=diesel&color=Black', ({ body, fuel }) => body !== 'sedan' && fuel === 'diesel'],
  ] satisfies [string, (car: Listed) => boolean][]) {
    test(`adds up several choices of a filter, and includes the ends of ranges: ${query}`, async () => {
      const { list, total } = await cars(query);
      const all = await cars('');
      assert.ok(total > 0 && total < all.total);
      assert(list.every(fits), JSON.stringify(list.find((car) => !fits(car))));
      assert.equal((await facets(query)).total, total);
    });
  }

  test('counts each choice as if it were the only one of its filter', async () => {
    const query = 'brand=byd,toyota&fuel=electric,hybrid&color=White,Black&mileage_max=90000';
    const found = await facets(query);
    assert.deepEqual(found.model, []);
    for (const [name, choices] of Object.entries({
      ...{ brand: found.brand, fuel: found.fuel, body: found.body, color: found.color },
    })) {
      assert.ok(choices.length > 1, name);
      for (const { value, count } of choices) {
        const others = query.split('&').filter((part) => !part.startsWith(`${name}=`));
        const { total } = await cars([...others, `${name}=${value}`].join('&'));
        assert.equal(total, count, `${name}=${value}`);
      }
    }
    const { list } = await cars(`${query.replace('&mileage_max=90000', '')}&sort=mileage_asc`);
    assert.equal(found.mileage.min, list[0]?.mileage_km);
  });

  for (const [sort, key] of [
    ['mileage_asc', (car) => car.mileage_km],
    ['year_asc', (car) => car.year],
    ['year_desc', (car) => -car.year],
    ['price_asc', (car) => car.price],
    ['newest', (car) => Number(car.goods_id)],
  ] satisfies [string, (car: Listed) => number][]) {
    test(`sorts cars by ${sort}, and repeats none on another page`, async () => {
      const first = (await cars(`sort=${sort}`)).list;
      const second = (await cars(`sort=${sort}&page=2`)).list;
      const keys = [...first, ...second].map(key);
      assert.deepEqual(
        keys,
        [...keys].sort((one, other) => one - other),
      );
      assert.equal(new Set([...first, ...second].map((car) => car.goods_id)).size, 200);
    });
  }

  test('finds no car by the name of something else', async () => {
    assert.equal((await cars('goods_name=kettle')).total, 0);
    assert.deepEqual((await facets('goods_name=kettle')).price, { min: null, max: null });
  });

  for (const [query, code, msg] of [
    ['body=tank', 400, '"body" must be one of sedan, suv, hatchback, wagon, coupe, pickup, van.'],
    ['fuel=coal', 400, '"fuel" must be one of electric, hybrid, plug-in, petrol, diesel.'],
    ['body=suv&body=tank', 400, '"body" must be one of sedan, suv, hatchback, wagon, coupe, pickup, van.'],
    ['brand=byd,lada', 404, 'We have no make "lada".'],
    ['brand=byd,toyota&model=seal', 400, '"model" needs a "brand".'],
    ["brand=byd'--", 404, 'We have no make "byd\'--".'],
    ['mileage_max=-1', 400, '"mileage_max" must be a whole number from 0 to 2147483647.'],
    ['year_min=new', 400, '"year_min" must be a whole number from 0 to 2147483647.'],
    ['brand=lada', 404, 'We have no make "lada".'],
    ['model=seal', 400, '"model" needs a "brand".'],
  ] as const) {
    test(`refuses ${query} in the list and in the counts`, async () => {
      assert.equal(await refuses(request(`goods/list?${query}`), code), msg);
      assert.equal(await refuses(request(`goods/listFacets?${query}`), code), msg);
    });
  }
});

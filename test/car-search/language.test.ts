// over: component
import { expect } from '@open-wc/testing';
import { configure } from '../../src/state/store.js';
import {
  inside,
  makeField,
  modelField,
  openList,
  readyCarSearch,
  searchButton,
  shown,
  startApi,
} from '../support/car-search.js';
import { until } from '../support/until.js';

const texts = {
  en: ['All Makes', 'All Models', 'Search', 'Car search', 'Please choose Car Make first'],
  ru: ['Все марки', 'Все модели', 'Найти', 'Поиск автомобиля', 'Сначала выберите марку'],
  fr: ['Toutes les marques', 'Tous les modèles', 'Rechercher', 'Recherche de voiture', ''],
  ar: ['كل الماركات', 'كل الموديلات', 'بحث', 'البحث عن سيارة', 'يرجى اختيار ماركة السيارة أولًا'],
} as const;

const read = (element: Element) => [
  shown(makeField(element)),
  shown(modelField(element)),
  searchButton(element).textContent,
  inside(element, '[role=search]').getAttribute('aria-label'),
  inside(element, '[role=tooltip]').textContent,
];

describe('the language of the car search', () => {
  for (const lang of ['ar', 'fr', 'ru', 'en'] as const)
    it(`changes to ${lang} while it is shown`, async () => {
      startApi();
      const element = await readyCarSearch();
      configure({ lang });
      await until(() => shown(makeField(element)) === texts[lang][0], lang);
      const [, models, search] = read(element);
      expect([models, search]).to.deep.equal([texts[lang][1], texts[lang][2]]);
      const base = inside(element, '[part=base]');
      expect([base.lang, base.dir]).to.deep.equal([lang, lang === 'ar' ? 'rtl' : 'ltr']);
    });

  it('keeps the choice, and requests the titles in the new language', async () => {
    const api = startApi();
    const element = await readyCarSearch(
      '<storefront-car-search make="tesla" model="model-s"></storefront-car-search>',
    );
    configure({ lang: 'fr' });
    await until(async () => (await api.calls('/pc/car/indexV2')).length === 2);
    const sent = (await api.calls('/pc/car/indexV2')).map(({ headers }) => headers.lang);
    expect(sent).to.deep.equal(['en', 'fr']);
    await until(() => searchButton(element).textContent === texts.fr[2]);
    expect([shown(makeField(element)), shown(modelField(element))]).to.deep.equal(['Tesla', 'Model S']);
  });

  it('is that of the closest lang: Arabic in an English page, from right to left', async () => {
    startApi();
    const element = await readyCarSearch(
      '<section lang="ar-EG"><storefront-car-search></storefront-car-search></section>',
    );
    await until(() => shown(makeField(element)) === texts.ar[0]);
    expect(read(element)).to.deep.equal(texts.ar);
    const make = inside(element, '[part=make]').getBoundingClientRect();
    const clear = inside(element, '[part=model]').getBoundingClientRect();
    expect(make.right).to.be.at.least(clear.right);
  });

  it('the list, the logo, the names, and the arrow change sides from right to left', async () => {
    startApi();
    const element = await readyCarSearch(
      '<storefront-car-search lang="ar" make="byd"></storefront-car-search>',
    );
    const field = makeField(element);
    const box = field.getBoundingClientRect();
    const arrow = field.querySelector('svg')?.getBoundingClientRect();
    expect(arrow?.left).to.be.lessThan(box.left + box.width / 2);
    const list = await openList(element, field);
    const place = list.getBoundingClientRect();
    expect(Math.abs(place.right - box.right)).to.be.at.most(1);
    const row = inside(
      list.getRootNode() instanceof ShadowRoot ? element : list,
      '[role=option]:nth-child(2)',
    );
    const logo = row.querySelector('img')?.getBoundingClientRect();
    expect(logo?.left).to.be.greaterThan(place.left + place.width / 2);
    const name = document.createRange();
    name.selectNodeContents(inside(element, '[role=option]:nth-child(2) .label'));
    expect(name.getBoundingClientRect().left).to.be.greaterThan(place.left + place.width / 2);
  });
});

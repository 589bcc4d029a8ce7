// over: component
import { expect } from '@open-wc/testing';
import { box, options, readyHeader } from '../support/header.js';
import { type } from '../support/keys.js';
import { prevented } from '../support/prevented.js';
import { until } from '../support/until.js';

const suggestPath = '/pc/search/suggest';

describe('suggestions with more than a term', () => {
  const cars = [
    { suggestKeyword: 'Tesla Model 3', kind: 'model', picture: '/test/tools/banner.svg', price: '24500' },
    { suggestKeyword: 'Tesla', kind: 'make', picture: null, price: 19_999.5 },
    { suggestKeyword: 'Modèle réduit', kind: 'goods', picture: 'javascript:alert(1)', price: 12 },
    { suggestKeyword: 'Models', kind: 'spaceship' },
  ];
  const typed = async (term: string, markup?: string) => {
    const { element } = await readyHeader(markup, { [suggestPath]: () => cars });
    box(element)?.focus();
    await type(term);
    await until(() => options(element).length === cars.length);
    return options(element);
  };

  it('show the product and its price', async () => {
    const rows = await typed('model');
    expect(
      rows.map((row) => [...row.querySelectorAll('.about > span')].map((it) => it.textContent)),
    ).to.deep.equal([['Model', 'from $24,500'], ['Make', 'from $19,999.50'], ['$12'], []]);
  });

  it('have a picture if its URL is safe', async () => {
    const rows = await typed('model');
    expect(rows.map((row) => row.querySelector('img')?.src ?? null)).to.deep.equal([
      new URL('/test/tools/banner.svg', location.href).href,
      null,
      null,
      null,
    ]);
  });

  it('highlight matches in any order, case, and spelling', async () => {
    const rows = await typed('modele tes');
    const marked = () =>
      rows.map((row) => [...row.querySelectorAll('mark')].map((it) => it.textContent).join(' '));
    // On a slow machine, the first letters get their own request.
    await until(() => marked()[0] === 'Tes');
    expect(marked()).to.deep.equal(['Tes', 'Tes', 'Modèle', '']);
  });

  it('are searched for only by their term', async () => {
    const searches = prevented('storefront-search');
    const [row] = await typed('model');
    row?.click();
    expect(searches).to.deep.equal([{ kind: 'goods', term: 'Tesla Model 3', catId: null, oversea: false }]);
  });

  it('are in the language of the header', async () => {
    const rows = await typed('model', '<storefront-header lang="ru"></storefront-header>');
    expect(rows[0]?.textContent)
      .to.contain('Модель')
      .and.to.match(/от 24\s500/);
  });
});

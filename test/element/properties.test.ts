import { expect } from '@open-wc/testing';
import { listenToConsole } from './console.js';
import {
  create,
  defineFixture,
  emptyPage,
  freshTag,
  inPage,
  settled,
  textOf,
  traceOf,
  wasRendered,
} from './fixture.js';

afterEach(emptyPage);

describe('a property that was set before the element is defined', () => {
  it('keeps its value, whatever its type, and overrides the attribute', () => {
    const tag = freshTag();
    const element = inPage(`<${tag} label="markup" open></${tag}>`);
    const list = [new Date()];
    Object.assign(element, { label: 'early', amount: 9, open: false, itemList: list, size: 'large' });
    defineFixture(tag);
    const early = { label: 'early', amount: 9, open: false, itemList: list, size: 'large' };
    expect(traceOf(element).props).to.include(early);
    expect(element.hasAttribute('open')).to.equal(false);
  });

  it('remains a property that updates the view', async () => {
    const tag = freshTag();
    const element = inPage(`<${tag}></${tag}>`);
    element.label = 'early';
    defineFixture(tag);
    element.label = 'later';
    await settled();
    expect(textOf(element)).to.equal('later');
  });

  it('also applies to an element that is inserted after the definition', () => {
    const tag = freshTag();
    const element = create(tag);
    element.label = 'early';
    defineFixture(tag);
    document.body.append(element);
    expect(textOf(element)).to.equal('early');
  });
});

describe('a property', () => {
  const tag = defineFixture();

  it('updates the view, and so does the attribute', async () => {
    const element = inPage(`<${tag} label="one"></${tag}>`);
    element.label = 'two';
    await settled();
    expect(textOf(element)).to.equal('two');
    element.setAttribute('label', 'three');
    await settled();
    expect(textOf(element)).to.equal('three');
    expect(element.label).to.equal('three');
  });

  it('renders once for several changes', async () => {
    const element = inPage(`<${tag} label="one" amount="1" open></${tag}>`);
    expect(traceOf(element).draws).to.equal(1);
    element.label = 'two';
    element.amount = 2;
    element.open = false;
    element.setAttribute('size', 'large');
    element.setAttribute('lang', 'ar');
    await settled();
    expect(traceOf(element).draws).to.equal(2);
    expect(traceOf(element).props).to.include({
      label: 'two',
      amount: 2,
      open: false,
      size: 'large',
      lang: 'ar',
    });
  });

  it('set before the element is connected renders nothing until it is', async () => {
    const element = create(tag);
    element.label = 'one';
    element.setAttribute('amount', '3');
    await settled();
    expect(wasRendered(element)).to.equal(false);
    document.body.append(element);
    expect(traceOf(element).props).to.include({ label: 'one', amount: 3 });
    expect(traceOf(element).draws).to.equal(1);
  });

  it('set on a removed element shows when it is reinserted', async () => {
    const element = inPage(`<${tag} label="one"></${tag}>`);
    element.remove();
    await settled();
    element.label = 'two';
    element.setAttribute('amount', '3');
    document.body.append(element);
    expect(textOf(element)).to.equal('two');
    expect(traceOf(element).props.amount).to.equal(3);
  });

  it('keeps the identity of an object', () => {
    const element = inPage(`<${tag}></${tag}>`);
    const list = [() => 1];
    element.itemList = list;
    expect(element.itemList).to.equal(list);
  });

  for (const value of [undefined, null]) {
    it(`set to ${value} restores the default without a warning`, async () => {
      const { messages, restore } = listenToConsole('warn');
      const element = inPage(`<${tag} label="one" amount="1" item-list="[1]" size="large"></${tag}>`);
      Object.assign(element, { label: value, amount: value, itemList: value, size: value });
      await settled();
      restore();
      const defaults = { label: null, amount: 5, itemList: ['default'], size: 'small' };
      expect(traceOf(element).props).to.deep.include(defaults);
      expect(messages).to.deep.equal([]);
    });
  }

  for (const [property, value, fallback] of [
    ['amount', Number.NaN, 5],
    ['amount', '', 5],
    ['amount', ' ', 5],
    ['size', 'huge', 'small'],
  ] as const) {
    it(`${property} set to ${JSON.stringify(value)} becomes the default, with one warning`, () => {
      const { messages, restore } = listenToConsole('warn');
      const element = inPage(`<${tag}></${tag}>`);
      Reflect.set(element, property, value);
      Reflect.set(element, property, value);
      restore();
      expect(element[property]).to.equal(fallback);
      expect(messages).to.have.length(1);
    });
  }

  it('that the view writes back is seen by the page', async () => {
    const element = inPage(`<${tag} open></${tag}>`);
    traceOf(element).props.host.update({ label: 'chosen', open: false });
    await settled();
    expect(element.label).to.equal('chosen');
    expect(element.hasAttribute('open')).to.equal(false);
    expect(textOf(element)).to.equal('chosen');
  });

  it('is enumerable, since frameworks distinguish properties from attributes that way', () => {
    const element = inPage(`<${tag}></${tag}>`);
    const names: string[] = [];
    for (const name in element) names.push(name);
    expect(names).to.include.members(['label', 'greeting', 'amount', 'open', 'itemList', 'size']);
  });
});

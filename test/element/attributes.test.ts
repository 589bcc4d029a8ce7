import { expect } from '@open-wc/testing';
import { listenToConsole } from './console.js';
import { defineFixture, emptyPage, inPage, settled, textOf, traceOf } from './fixture.js';

const tag = defineFixture();
afterEach(emptyPage);

describe('an attribute', () => {
  it('reaches the view as a value of its type', () => {
    const element = inPage(
      `<${tag} label="one" greeting="Hi" amount="7" open item-list='[{"a":1}]' size="large"></${tag}>`,
    );
    expect(traceOf(element).props).to.deep.include({
      label: 'one',
      greeting: 'Hi',
      amount: 7,
      open: true,
      itemList: [{ a: 1 }],
      size: 'large',
    });
  });

  it('that is absent leaves the default', () => {
    expect(traceOf(inPage(`<${tag}></${tag}>`)).props).to.deep.include({
      label: null,
      greeting: 'Hello',
      amount: 5,
      open: false,
      itemList: ['default'],
      size: 'small',
    });
  });

  for (const [name, text, property, fallback] of [
    ['label', 'one', 'label', null],
    ['greeting', 'Hi', 'greeting', 'Hello'],
    ['amount', '7', 'amount', 5],
    ['open', '', 'open', false],
    ['item-list', '[1]', 'itemList', ['default']],
    ['size', 'large', 'size', 'small'],
  ] as const) {
    it(`${name} returns to its default when it is removed`, async () => {
      const element = inPage(`<${tag} ${name}='${text}'></${tag}>`);
      expect(element[property]).not.to.deep.equal(fallback);
      element.removeAttribute(name);
      await settled();
      expect(element[property]).to.deep.equal(fallback);
      expect(traceOf(element).props[property]).to.deep.equal(fallback);
    });
  }

  it('that is removed restores the default of a property that was set, too', async () => {
    const element = inPage(`<${tag} label="one"></${tag}>`);
    element.label = 'two';
    element.removeAttribute('label');
    await settled();
    expect(textOf(element)).to.equal('');
  });

  it('set to an empty string is an empty string rather than the default', async () => {
    const element = inPage(`<${tag} greeting="Hi"></${tag}>`);
    element.setAttribute('greeting', '');
    await settled();
    expect(traceOf(element).props.greeting).to.equal('');
  });

  it('set again to its current value overrides the property', async () => {
    const element = inPage(`<${tag} label="one"></${tag}>`);
    element.label = 'two';
    element.setAttribute('label', 'one');
    await settled();
    expect(textOf(element)).to.equal('one');
  });

  it('clamps a number to its bounds', () => {
    expect(inPage(`<${tag} amount="11"></${tag}>`).amount).to.equal(10);
    expect(inPage(`<${tag} amount="-1"></${tag}>`).amount).to.equal(0);
  });
});

describe('a boolean attribute', () => {
  for (const markup of ['open', 'open=""', 'open="open"', 'open="false"']) {
    it(`written ${markup} is true, as in HTML`, () => {
      expect(inPage(`<${tag} ${markup}></${tag}>`).open).to.equal(true);
    });
  }

  it('is reflected: setting the property to false removes the attribute', async () => {
    const element = inPage(`<${tag} open></${tag}>`);
    element.open = false;
    await settled();
    expect(element.hasAttribute('open')).to.equal(false);
    expect(traceOf(element).props.open).to.equal(false);
    element.open = true;
    await settled();
    expect(element.getAttribute('open')).to.equal('');
    expect(traceOf(element).props.open).to.equal(true);
  });
});

describe('an attribute with an invalid value', () => {
  for (const [name, text, property, fallback] of [
    ['item-list', '[1,', 'itemList', ['default']],
    ['item-list', '', 'itemList', ['default']],
    ['amount', 'many', 'amount', 5],
    ['amount', ' ', 'amount', 5],
    ['amount', '1e999', 'amount', 5],
    ['size', 'huge', 'size', 'small'],
    ['size', 'constructor', 'size', 'small'],
  ] as const) {
    it(`${name}="${text}" becomes the default, with one warning that names it`, async () => {
      const { messages, restore } = listenToConsole('warn');
      const element = inPage(`<${tag} ${name}="${text}"></${tag}>`);
      inPage(`<${tag} ${name}="${text}"></${tag}>`);
      await settled();
      restore();
      expect(element[property]).to.deep.equal(fallback);
      expect(traceOf(element).props[property]).to.deep.equal(fallback);
      expect(messages).to.have.length(1);
      expect(String(messages[0])).to.contain(`<${tag}> ${name}`);
    });
  }
});

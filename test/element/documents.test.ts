// engines: all
import { expect } from '@open-wc/testing';
import {
  click,
  clicksOf,
  defineFixture,
  emptyPage,
  type FixtureElement,
  find,
  inPage,
  settled,
  traceOf,
} from './fixture.js';

const tag = defineFixture(undefined, { styles: ['button { color: rgb(1, 2, 3); }'] });
afterEach(emptyPage);

function otherDocument(): Document {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const { contentDocument } = frame;
  if (!contentDocument) throw new Error('The frame has no document');
  return contentDocument;
}

const colorOf = (element: FixtureElement): string => {
  const button = find('button', element.shadowRoot);
  return (button.ownerDocument.defaultView ?? window).getComputedStyle(button).color;
};

async function used(): Promise<FixtureElement> {
  const element = inPage(`<${tag}></${tag}>`);
  await click(element);
  expect(colorOf(element)).to.equal('rgb(1, 2, 3)');
  return element;
}

describe('an element that is moved into another document', () => {
  it('keeps its styles and its state', async () => {
    const element = await used();
    otherDocument().body.append(element);
    await settled();
    expect(colorOf(element)).to.equal('rgb(1, 2, 3)');
    expect(clicksOf(element)).to.equal(1);
    await click(element);
    expect(clicksOf(element)).to.equal(2);
    expect(traceOf(element)).to.include({ mounts: 1, unmounts: 0 });
  });

  it('renders there for the first time', async () => {
    const element = await used();
    otherDocument().body.append(element);
    element.size = 'large';
    await settled();
    expect(find('strong', element.shadowRoot).textContent).to.equal('Large');
    expect(clicksOf(element)).to.equal(1);
  });

  it('keeps its styles when it is adopted long before it is inserted', async () => {
    const element = await used();
    const other = otherDocument();
    other.adoptNode(element);
    await settled();
    expect(traceOf(element).unmounts).to.equal(1);
    other.body.append(element);
    await settled();
    expect(traceOf(element).mounts).to.equal(2);
    expect(colorOf(element)).to.equal('rgb(1, 2, 3)');
  });

  it('keeps its styles when it is moved back', async () => {
    const element = await used();
    otherDocument().body.append(element);
    document.body.append(element);
    await settled();
    expect(colorOf(element)).to.equal('rgb(1, 2, 3)');
    expect(traceOf(element)).to.include({ mounts: 1, unmounts: 0 });
  });

  it('changes to the language there', async () => {
    const element = await used();
    const other = otherDocument();
    other.body.lang = 'ar';
    other.body.append(element);
    await settled();
    expect(traceOf(element).props.lang).to.equal('ar');
    other.body.lang = 'fr';
    await settled();
    expect(traceOf(element).props.lang).to.equal('fr');
  });

  it('that is never shown, such as a parser’s, works when it is moved back', async () => {
    const element = await used();
    document.implementation.createHTMLDocument().body.append(element);
    await settled();
    document.body.append(element);
    await settled();
    expect(colorOf(element)).to.equal('rgb(1, 2, 3)');
    expect(clicksOf(element)).to.equal(1);
  });

  it('shares its sheet with the other elements there', async () => {
    const one = await used();
    const two = await used();
    otherDocument().body.append(one, two);
    await settled();
    expect(one.shadowRoot.adoptedStyleSheets).to.have.length(1);
    expect(one.shadowRoot.adoptedStyleSheets[0]).to.equal(two.shadowRoot.adoptedStyleSheets[0]);
  });
});

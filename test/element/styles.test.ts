// engines: all
import { expect } from '@open-wc/testing';
import { create, defineFixture, emptyPage, find, inPage } from './fixture.js';

const styles = ['button { color: rgb(1, 2, 3); }', 'button { color: rgb(4, 5, 6); margin: 7px; }'];
const tag = defineFixture(undefined, { styles });
const otherTag = defineFixture(undefined, { styles: styles.slice(0, 1) });
afterEach(emptyPage);

describe('the styles of a widget', () => {
  it('are constructable sheets, in the order of the cascade, without a style element', () => {
    const element = inPage(`<${tag}></${tag}>`);
    expect(element.shadowRoot.adoptedStyleSheets).to.have.length(2);
    expect(element.shadowRoot.querySelector('style, link')).to.equal(null);
    const { color, marginTop } = getComputedStyle(find('button', element.shadowRoot));
    expect({ color, marginTop }).to.deep.equal({ color: 'rgb(4, 5, 6)', marginTop: '7px' });
  });

  it('are the same objects in every instance, and in other widgets with the same text', () => {
    const one = inPage(`<${tag}></${tag}>`).shadowRoot.adoptedStyleSheets;
    const two = inPage(`<${tag}></${tag}>`).shadowRoot.adoptedStyleSheets;
    const other = inPage(`<${otherTag}></${otherTag}>`).shadowRoot.adoptedStyleSheets;
    expect(two[0]).to.equal(one[0]);
    expect(two[1]).to.equal(one[1]);
    expect(other[0]).to.equal(one[0]);
  });

  it('stay the same sheets when the element is moved or reinserted', async () => {
    const element = inPage(`<${tag}></${tag}>`);
    const before = [...element.shadowRoot.adoptedStyleSheets];
    inPage('<section></section>').append(element);
    element.remove();
    await Promise.resolve();
    document.body.append(element);
    expect([...element.shadowRoot.adoptedStyleSheets]).to.deep.equal(before);
  });

  it('come before the page’s sheets in the open shadow root, and leave them there', () => {
    const element = create(tag);
    const own = new CSSStyleSheet();
    own.replaceSync('button { color: rgb(7, 8, 9); }');
    element.shadowRoot.adoptedStyleSheets = [own];
    document.body.append(element);
    const { color, marginTop } = getComputedStyle(find('button', element.shadowRoot));
    expect({ color, marginTop }).to.deep.equal({ color: 'rgb(7, 8, 9)', marginTop: '7px' });
  });
});

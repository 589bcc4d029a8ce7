import { expect } from '@open-wc/testing';
import { create, defineFixture, emptyPage, find, inPage, settled, textOf, wasRendered } from './fixture.js';

const tag = defineFixture();
afterEach(emptyPage);

describe('a method of a widget', () => {
  it('is on the element, and returns immediately when it has rendered', () => {
    expect(inPage(`<${tag} id="one"></${tag}>`).join('a', 'b')).to.equal('one: a b');
  });

  it('called before the element is connected waits until it renders', async () => {
    const element = create(tag);
    element.id = 'one';
    const answers = Promise.all([element.join('a'), element.join('b')]);
    expect(wasRendered(element)).to.equal(false);
    document.body.append(element);
    expect(await answers).to.deep.equal(['one: a', 'one: b']);
  });

  it('called while the element is removed waits until it is reinserted', async () => {
    const element = inPage(`<${tag} id="one"></${tag}>`);
    element.remove();
    await settled();
    const answer = element.join('a');
    document.body.append(element);
    expect(await answer).to.equal('one: a');
  });

  it('that fails after waiting rejects, and the view keeps working', async () => {
    const element = create(tag);
    const answer = Promise.resolve(element.join()).then(
      () => 'resolved',
      (error: Error) => error.message,
    );
    element.label = 'alive';
    document.body.append(element);
    expect(await answer).to.equal('Nothing to join');
    expect(textOf(element)).to.equal('alive');
  });

  it('throws to its caller when it fails synchronously', () => {
    const element = inPage(`<${tag}></${tag}>`);
    expect(() => element.join()).to.throw('Nothing to join');
    expect(find('output', element.shadowRoot).isConnected).to.equal(true);
  });
});

import { expect } from '@open-wc/testing';
import { create, defineFixture, emptyPage, freshTag, inPage, plain, textOf } from './fixture.js';

/** Loads another copy of the bundle, as a second script tag or another version would. */
const otherCopy = async () => {
  const url = '/src/element/define-widget.tsx?copy=2';
  const copy: typeof import('../../src/element/define-widget.js') = await import(url);
  return copy;
};
const other = (tag: `storefront-${string}`) =>
  ({
    tag,
    name: 'Other',
    summary: '',
    attributes: { newer: { type: 'string', default: null, description: '' } },
    methods: {},
    events: {},
    parts: {},
    slots: {},
    cssProperties: {},
  }) as const;
const OtherView = () => 'other';

afterEach(emptyPage);

describe('a tag that is defined twice', () => {
  it('by the same copy keeps its first class', () => {
    const tag = freshTag();
    defineFixture(tag);
    const first = customElements.get(tag);
    defineFixture(tag);
    expect(customElements.get(tag)).to.equal(first);
    expect(textOf(inPage(`<${tag} label="first"></${tag}>`))).to.equal('first');
  });

  it('by this version and then by another keeps the first', async () => {
    const tag = freshTag();
    defineFixture(tag);
    const first = customElements.get(tag);
    const { defineWidget } = await otherCopy();
    defineWidget(other(tag), OtherView, plain);
    expect(customElements.get(tag)).to.equal(first);
    expect(textOf(inPage(`<${tag} label="first"></${tag}>`))).to.equal('first');
  });

  it('by another version and then by this one keeps the other', async () => {
    const tag = freshTag();
    const { defineWidget } = await otherCopy();
    defineWidget(other(tag), OtherView, plain);
    const first = customElements.get(tag);
    defineFixture(tag);
    expect(customElements.get(tag)).to.equal(first);
    expect(inPage(`<${tag}></${tag}>`).shadowRoot.textContent).to.equal('other');
    expect(create(tag)).to.be.instanceOf(first);
  });

  it('by other code keeps its class', () => {
    const tag = freshTag();
    const Theirs = class extends HTMLElement {};
    customElements.define(tag, Theirs);
    defineFixture(tag);
    expect(customElements.get(tag)).to.equal(Theirs);
  });
});

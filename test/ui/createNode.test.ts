import { expect } from '@open-wc/testing';
import { createNode } from '../../src/ui/create.js';

describe('createNode', () => {
  afterEach(() => {
    Reflect.deleteProperty(Object.prototype, 'creator');
  });

  it('leaves out what a page has added to every object', () => {
    Object.defineProperty(Object.prototype, 'creator', {
      value: 'a library',
      enumerable: true,
      configurable: true,
      writable: true,
    });
    const element = createNode('label', { className: 'field', hidden: false, key: 'make' }, 'Make', null, '');
    expect(element.outerHTML).to.equal('<label class="field">Make</label>');
  });
});

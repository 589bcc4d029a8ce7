import { expect } from '@open-wc/testing';
import { openMarkup } from './frame.js';
import { rendersEveryWidget } from './widgets.js';

describe('Chromium before 125, which accepts only custom states with two dashes', () => {
  it('every widget renders', async () => {
    const host = await openMarkup(`<script>
      const { add } = CustomStateSet.prototype;
      CustomStateSet.prototype.add = function (name) {
        if (!name.startsWith('--')) throw new DOMException(name + ' is not a dashed ident', 'SyntaxError');
        return add.call(this, name);
      };
    </script>`);
    await rendersEveryWidget(host);
    expect(host.faults).to.deep.equal([]);
  });
});

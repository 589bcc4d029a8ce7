// engines: all
import { expect } from '@open-wc/testing';
import { safeUrl } from '../../src/navigation/safe-url.js';
import { corpus } from './corpus.js';

describe('URLs of unknown origin, as this engine reads them', () => {
  for (const [url, allowed] of corpus) {
    it(`${JSON.stringify(url)} becomes ${allowed ?? 'nothing'}`, () => {
      expect(safeUrl(url, 'https://shop.example/a/b')).to.equal(allowed);
    });
  }

  it('a link with what comes out runs no script', () => {
    const link = document.createElement('a');
    for (const [url] of corpus) {
      link.href = safeUrl(url) ?? '';
      expect(link.protocol).to.match(/^(https?|mailto|tel):$/);
    }
  });
});

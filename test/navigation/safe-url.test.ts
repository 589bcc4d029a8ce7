// engines: all
import { expect } from '@open-wc/testing';
import { ownUrl } from '../../src/navigation/redirect.js';
import { safeUrl } from '../../src/page/safe-url.js';
import { corpus } from './corpus.js';
import { generated } from './generated.js';
import { faults } from './generated-rules.js';
import { redirects } from './redirects.js';

describe('hostile-host 25: hostile URLs and redirects', () => {
  for (const [url, allowed] of corpus) {
    it(`${JSON.stringify(url)} becomes ${allowed}`, () => {
      expect(safeUrl(url, 'https://shop.example/a/b')).to.equal(allowed);
    });
  }

  for (const [target, expected] of redirects) {
    it(`redirect ${JSON.stringify(target)} → ${expected ?? 'home'}`, () => {
      expect(ownUrl(target, 'https://shop.example/a/b?redirect=x')).to.equal(expected);
    });
  }

  it('no URL that is combined from dangerous parts runs as a link, or leaves the origin as a redirect', () => {
    expect(faults()).to.deep.equal([]);
  });

  it('a link with the result runs no script', () => {
    const link = document.createElement('a');
    for (const url of [...corpus.map(([one]) => one), ...generated]) {
      link.href = safeUrl(url) ?? '';
      expect(link.protocol).to.match(/^(https?|mailto|tel):$/);
    }
  });
});

import { expect } from '@open-wc/testing';
import { until } from '../support/until.js';
import { closePages, loader, openPage, type Page } from './page.js';

const markup = `<div data-storefront="car-search" id="search" class="wide hero" lang="fr" data-make="byd"
  data-heading="Find &amp; drive" data-compact data-onclick="window.hacked = true" data-style="color: red"
  style="--storefront-radius: 3px" onclick="window.clicked = true"><p id="kept">Write to us</p>and call</div>`;

describe('a `div data-storefront`, for editors that strip unknown tags', () => {
  let page: Page;
  let element: HTMLElement;

  before(async () => {
    page = await openPage(loader() + markup);
    element = await page.ready();
  });
  after(closePages);

  it('becomes the element, in its place', () => {
    expect(page.document.querySelector('[data-storefront]')).to.equal(null);
    expect(element.parentElement?.localName).to.equal('body');
  });

  it('hands on the attributes that the element knows', () => {
    expect(element.getAttribute('make')).to.equal('byd');
    expect(element.getAttribute('heading')).to.equal('Find & drive');
    expect(element.hasAttribute('compact')).to.equal(true);
    expect(element.shadowRoot?.querySelector('[part=heading]')?.textContent).to.equal('Find & drive');
  });

  it('keeps id, class and language', () => {
    expect(element.id).to.equal('search');
    expect(element.className).to.equal('wide hero');
    expect(element.lang).to.equal('fr');
  });

  it('keeps its style, and the tokens in it', () => {
    expect(element.style.cssText).to.equal('--storefront-radius: 3px;');
  });

  it('keeps what it held, the same nodes', () => {
    expect(element.querySelector('#kept')?.textContent).to.equal('Write to us');
    expect(element.textContent).to.equal('Write to us' + 'and call');
  });

  it('makes no handler and no style of `data-onclick` and `data-style`', () => {
    expect(element.getAttributeNames()).to.have.members([
      'id',
      'class',
      'lang',
      'make',
      'heading',
      'compact',
      'style',
    ]);
    expect(element.style.color).to.equal('');
    element.click();
    expect(page.window).not.to.have.property('hacked');
  });

  it('is converted when it comes later, too', async () => {
    const later = page.document.createElement('div');
    later.innerHTML = '<div data-storefront="car-search" id="later" data-make="tesla"></div>';
    page.document.body.append(later);
    await until(() => later.querySelector('storefront-car-search#later')?.getAttribute('make') === 'tesla');
  });

  it('stays as it is when the widget is none of ours', async () => {
    const other = page.document.createElement('div');
    other.dataset.storefront = 'time-machine';
    page.document.body.append(other);
    const known = page.document.createElement('div');
    known.dataset.storefront = 'config';
    page.document.body.append(known);
    await until(() => !known.isConnected, 'the known one was not converted');
    expect(other.isConnected).to.equal(true);
  });
});

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

  it('contains the element', () => {
    expect(element.localName).to.equal('storefront-car-search');
    expect(element.parentElement?.id).to.equal('search');
  });

  it('passes its attributes to the element', () => {
    expect(element.getAttribute('make')).to.equal('byd');
    expect(element.getAttribute('heading')).to.equal('Find & drive');
    expect(element.hasAttribute('compact')).to.equal(true);
    expect(element.shadowRoot?.querySelector('[part=heading]')?.textContent).to.equal('Find & drive');
  });

  it('keeps its class and its language', () => {
    expect(page.document.querySelector('#search')?.className).to.equal('wide hero');
    expect(element.shadowRoot?.querySelector('button[type=submit]')?.textContent).to.equal('Rechercher');
  });

  it('keeps its style, which may set the element’s tokens', () => {
    expect(getComputedStyle(element).getPropertyValue('--storefront-radius')).to.equal('3px');
  });

  it('keeps its child nodes', () => {
    expect(element.querySelector('#kept')?.textContent).to.equal('Write to us');
    expect(element.textContent).to.equal('Write to us' + 'and call');
  });

  it('ignores `data-onclick` and `data-style` as a handler and a style', () => {
    expect(element.getAttributeNames()).to.have.members(['make', 'heading', 'compact']);
    expect(element.style.color).to.equal('');
    element.click();
    expect(page.window).not.to.have.property('hacked');
  });

  it('keeps its reserved space only as long as needed', () =>
    until(
      () => getComputedStyle(page.document.querySelector('#search') ?? element).minBlockSize === '0px',
      'its space stays reserved forever',
    ));

  const added = (markup: string): HTMLElement => {
    const box = page.document.createElement('div');
    box.innerHTML = markup;
    page.document.body.append(box);
    return box;
  };
  const widgetIn = async (box: HTMLElement, tag = 'storefront-car-search'): Promise<Element> => {
    await until(() => box.querySelector(`${tag}:defined`), `${tag} did not appear`);
    return box.querySelector(tag) ?? box;
  };

  it('is converted when it is added later', async () => {
    const box = added(
      '<div data-storefront="car-search" data-make="tesla" data-lang="fr" data-dir="rtl"></div>',
    );
    const widget = await widgetIn(box);
    expect(widget.getAttributeNames()).to.have.members(['make', 'lang', 'dir']);
    expect(widget.getAttribute('make')).to.equal('tesla');
  });

  it('is converted when it gets the attribute later', async () => {
    const box = added('<div data-make="tesla"></div>');
    (box.firstElementChild as HTMLElement).dataset.storefront = 'car-search'; // a div
    expect((await widgetIn(box)).getAttribute('make')).to.equal('tesla');
  });

  it('is observed for changes, additions, and removals', async () => {
    const box = added('<div data-storefront="car-search" data-make="tesla" data-compact></div>');
    const widget = await widgetIn(box);
    const { dataset } = box.firstElementChild as HTMLElement; // a div
    dataset.make = 'byd';
    dataset.heading = 'Later';
    dataset.onclick = 'window.hacked = true';
    delete dataset.compact;
    await until(() => widget.getAttribute('make') === 'byd');
    expect(widget.getAttributeNames()).to.have.members(['make', 'heading']);
  });

  it('becomes another widget when its attribute changes, with its content', async () => {
    const box = added('<div data-storefront="car-search"><b>kept</b></div>');
    await widgetIn(box);
    (box.firstElementChild as HTMLElement).dataset.storefront = 'footer'; // a div
    const footer = await widgetIn(box, 'storefront-footer');
    expect(footer.textContent).to.equal('kept');
    expect(box.querySelector('storefront-car-search')).to.equal(null);
  });

  it('is restored when its attribute is removed', async () => {
    const box = added('<div data-storefront="car-search"><b>kept</b></div>');
    await widgetIn(box);
    box.firstElementChild?.removeAttribute('data-storefront');
    await until(() => !box.querySelector('storefront-car-search'));
    expect(box.innerHTML).to.equal('<div><b>kept</b></div>');
  });

  it('has one element when it is copied, which follows the copy', async () => {
    const box = added('<div data-storefront="car-search" data-make="tesla"></div>');
    await widgetIn(box);
    const copy = box.cloneNode(true) as HTMLElement; // a clone has the same class
    page.document.body.append(copy);
    await widgetIn(copy);
    const { dataset } = copy.firstElementChild as HTMLElement; // a div
    await until(() => {
      dataset.make = dataset.make === 'byd' ? 'audi' : 'byd';
      return copy.querySelector('storefront-car-search')?.getAttribute('make') !== 'tesla';
    });
    expect(copy.querySelectorAll('storefront-car-search')).to.have.length(1);
    expect(box.querySelector('storefront-car-search')?.getAttribute('make')).to.equal('tesla');
  });

  it('is removed by the framework that made it', async () => {
    const box = added('<div data-storefront="car-search"></div>');
    const made = box.firstElementChild;
    await widgetIn(box);
    expect(() => made && box.removeChild(made)).not.to.throw();
    expect(box.childNodes).to.have.length(0);
  });

  it('stays as it is when the widget’s name is unknown', async () => {
    const other = added('<div data-storefront="time-machine"></div>');
    const config = added('<div data-storefront="config"></div>');
    await widgetIn(added('<div data-storefront="footer"></div>'), 'storefront-footer');
    expect(config.innerHTML).to.equal('<div data-storefront="config"></div>');
    expect(other.innerHTML).to.equal('<div data-storefront="time-machine"></div>');
  });
});

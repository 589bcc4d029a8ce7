// over: component
import { expect } from '@open-wc/testing';
import { held, Refusal } from '../support/answers.js';
import { itOnce } from '../support/once.js';
import { recordEvents } from '../support/record-events.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';
import {
  animationOf,
  awardOf,
  button,
  find,
  info,
  isReady,
  letRest,
  names,
  openServer,
  readyWheel,
  textOf,
  wheelWithPrizes,
} from './wheel-page.js';

const image = '/test/tools/banner.svg';
const sectors = (element: Element) => element.shadowRoot?.querySelector('.sectors') ?? null;
const picture = (element: Element, within: string) =>
  element.shadowRoot?.querySelector<HTMLImageElement>(`${within} img`) ?? null;

describe('the images of the server', () => {
  it('are the wheel, its button, and a win, with text alternatives', async () => {
    openServer({
      '/pc/prize/info': () => ({ ...info, prize_img: image, prize_btn: image, prize_win: image }),
    });
    const element = await wheelWithPrizes();
    expect(picture(element, '[part=disc]')?.src).to.include(image);
    expect(picture(element, '[part=button]')?.src).to.include(image);
    await until(
      () => sectors(element) === null && button(element).textContent === '',
      'the built-in drawing is still visible',
    );
    expect(picture(element, '[part=disc]')?.checkVisibility()).to.equal(true);
    expect(button(element).getAttribute('aria-label')).to.equal('Spin the wheel');
    expect(textOf(element)).to.include('A dash cam');
    expect(textOf(element)).to.include('Win every day');
    expect(textOf(element)).to.include('One free spin a day');
    button(element).click();
    await letRest(element);
    await until(() => picture(element, '[part=result]')?.src.includes(image));
    const alts = [...(element.shadowRoot?.querySelectorAll('img') ?? [])].map(({ alt }) => alt);
    expect(alts).to.deep.equal(['', '', '']);
  });

  it('replace the built-in drawing once they have loaded', async () => {
    const shown = held<object>();
    openServer({ '/pc/prize/info': shown.answer });
    const element = await readyWheel();
    const isEmpty = () => !sectors(element) && picture(element, '[part=disc]')?.hidden !== false;
    expect(sectors(element)?.checkVisibility()).to.equal(true);
    let timesEmpty = 0;
    const observer = new MutationObserver(() => {
      if (isEmpty()) timesEmpty += 1;
    });
    const { shadowRoot } = element;
    if (shadowRoot) observer.observe(shadowRoot, { childList: true, subtree: true, attributes: true });
    shown.give({ ...info, prize_img: image });
    await until(() => picture(element, '[part=disc]'), 'the image is not requested');
    await until(() => !sectors(element), 'the built-in drawing is still visible');
    expect(picture(element, '[part=disc]')?.complete).to.equal(true);
    expect(timesEmpty).to.equal(0);
  });

  for (const [name, url] of [
    ['that cannot be loaded', '/test/nowhere.png'],
    ['that are no addresses of images', 'javascript:alert(1)'],
  ] as const)
    itOnce(`are replaced by the built-in drawing: ${name}`, async () => {
      openServer({ '/pc/prize/info': () => ({ ...info, prize_img: url, prize_btn: url }) });
      const element = await wheelWithPrizes();
      await until(() => !picture(element, '.wheel'), 'an image that shows nothing');
      expect(sectors(element)?.checkVisibility()).to.equal(true);
      expect(button(element).textContent).to.equal('Spin');
    });
});

describe('the picture of a prize', () => {
  /** The prizes, the first ones with these pictures. */
  const withPictures = (...pictures: readonly (string | null)[]) => ({
    ...info,
    prizes: info.prizes.map((prize, index) => ({ ...prize, picture: pictures[index] ?? null })),
  });
  const pictures = (element: Element) => [
    ...(element.shadowRoot?.querySelectorAll<HTMLImageElement>('.names img') ?? []),
  ];
  const namesTop = (element: Element) =>
    [...(element.shadowRoot?.querySelectorAll('.names span') ?? [])].map(
      (each) => each.getBoundingClientRect().top,
    );

  it('is below its name in its sector, without a text of its own', async () => {
    openServer({ '/pc/prize/info': () => withPictures(image, null, image) });
    const element = await wheelWithPrizes();
    await until(() => pictures(element).every((each) => !each.hidden), 'a picture is not visible');
    const sectorsWith = [...find(element, '.names').children].flatMap((each, index) =>
      each.querySelector('img') ? [index + 1] : [],
    );
    expect(sectorsWith).to.deep.equal([1, 3]);
    expect(pictures(element).map(({ alt }) => alt)).to.deep.equal(['', '']);
    const [first] = pictures(element);
    const name = find(element, '.names span');
    expect(name.textContent).to.equal(names[0]);
    const middle = find(element, '.wheel').getBoundingClientRect();
    const center = middle.top + middle.height / 2;
    const gap = (each: Element) => Math.abs(each.getBoundingClientRect().bottom - center);
    expect(first && gap(first) < gap(name)).to.equal(true);
  });

  it('causes no layout shift when it loads', async () => {
    openServer({ '/pc/prize/info': () => withPictures(image) });
    const element = await wheelWithPrizes();
    await until(() => pictures(element).length === 1, 'no picture');
    const before = namesTop(element);
    const size = element.getBoundingClientRect().height;
    await until(() => pictures(element)[0]?.hidden === false, 'the picture is not visible');
    expect(namesTop(element)).to.deep.equal(before);
    expect(element.getBoundingClientRect().height).to.equal(size);
  });

  for (const [name, url] of [
    ['that cannot be loaded', '/test/nowhere.png'],
    ['that is no address of a picture', 'javascript:alert(1)'],
  ] as const)
    itOnce(`${name} leaves the name`, async () => {
      openServer({ '/pc/prize/info': () => withPictures(url) });
      const element = await wheelWithPrizes();
      await until(() => pictures(element).length === 0, 'a picture that shows nothing');
      expect(find(element, '.names span').textContent).to.equal(names[0]);
    });

  for (const [name, pictureOfThird, expected] of [
    ['shows its own picture', `${image}?third`, '?third'],
    ['without a picture shows the one for any win', null, '?any'],
  ] as const)
    it(`a win ${name}`, async () => {
      openServer({
        '/pc/prize/info': () => ({ ...withPictures(null, null, pictureOfThird), prize_win: `${image}?any` }),
      });
      const element = await wheelWithPrizes();
      button(element).click();
      await letRest(element);
      await until(() => picture(element, '[part=result]')?.src.endsWith(expected), 'another picture');
    });

  it('is not shown for another prize in the sector of the win', async () => {
    openServer({
      '/pc/prize/info': () => withPictures(null, null, `${image}?third`),
      '/pc/prize/draw': () => ({ ...awardOf(3), award_name: 'Points instead' }),
    });
    const element = await wheelWithPrizes();
    button(element).click();
    await letRest(element);
    await until(() => textOf(element).includes('Points instead'));
    expect(picture(element, '[part=result]')).to.equal(null);
  });
});

describe('a wheel that waits for the server', () => {
  it('renders and is ready; the server’s data appears without a layout shift', async () => {
    const shown = held<object>();
    openServer({ '/pc/prize/info': shown.answer });
    const ready = recordEvents('storefront-ready');
    const element = await readyWheel();
    await until(() => ready.length === 1);
    expect(element.shadowRoot?.querySelectorAll('.stars > path').length).to.equal(8);
    const top = () => find(element, '[part=wheel]').getBoundingClientRect().top;
    const before = top();
    shown.give(info);
    await until(() => textOf(element).includes('Win every day'));
    expect(find(element, '.names').textContent).to.include('A dash cam');
    expect(element.shadowRoot?.querySelectorAll('.stars > path').length).to.equal(0);
    expect(top()).to.be.closeTo(before, 1);
  });

  it('does not shift either if the server has no text above it', async () => {
    const shown = held<object>();
    openServer({ '/pc/prize/info': shown.answer });
    const element = await readyWheel();
    const top = () => find(element, '[part=wheel]').getBoundingClientRect().top;
    const before = top();
    shown.give({ ...info, tip1: '' });
    await until(() => textOf(element).includes('One free spin a day'));
    expect(top()).to.equal(before);
  });

  it('spins undisturbed when the names arrive meanwhile', async () => {
    const shown = held<object>();
    openServer({ '/pc/prize/info': shown.answer });
    const element = await readyWheel();
    const spun = element.spin();
    const animation = animationOf(element);
    shown.give(info);
    await until(() => textOf(element).includes('A dash cam'));
    expect(animationOf(element)).to.equal(animation);
    expect(animation.playState).to.equal('running');
    await letRest(element);
    expect(await spun).to.deep.equal(awardOf(3));
  });
});

describe('the built-in drawing of the wheel', () => {
  itOnce('has a star for each sector without a name', async () => {
    openServer({ '/pc/prize/info': () => ({ ...info, prizes: info.prizes.slice(0, 6) }) });
    const element = await wheelWithPrizes();
    expect(element.shadowRoot?.querySelectorAll('.stars > path').length).to.equal(2);
  });

  it('spins without the server’s data, after the failure was reported', async () => {
    openServer({ '/pc/prize/info': () => new Refusal(500, 'Closed') });
    const errors = recordEvents('storefront-error');
    const element = await readyWheel();
    await until(() => textOf(element).includes('Closed'));
    expect(errors.length).to.equal(1);
    expect(element.shadowRoot?.querySelector('[part=prizes]')).to.equal(null);
    button(element).click();
    await letRest(element);
    await until(() => textOf(element).includes('10% off'));
  });

  itOnce('keeps long names within their sectors', async () => {
    const long = 'Ein Gutschein im Wert von fünfundzwanzig Dollar für den nächsten Einkauf';
    openServer({
      '/pc/prize/info': () => ({
        ...info,
        prizes: names.map((_, index) => ({ award_level: index + 1, award_name: long, odds: 0.125 })),
      }),
    });
    const element = await wheelWithPrizes();
    const wheel = find(element, '[part=wheel]').getBoundingClientRect();
    const name = find(element, '.names > :first-child > span').getBoundingClientRect();
    expect(name.width).to.be.at.most(wheel.width * 0.275);
    expect(name.bottom).to.be.at.most(wheel.top + wheel.height * 0.33);
  });

  itOnce('fits in a narrow place, and has a maximum size', async () => {
    openServer();
    const place = addMarkup(
      '<div><storefront-prize-wheel></storefront-prize-wheel></div><section><storefront-prize-wheel></storefront-prize-wheel></section>',
    );
    const [narrow, wide] = place.querySelectorAll('storefront-prize-wheel');
    if (!narrow?.parentElement || !wide?.parentElement) throw new Error('two were added');
    narrow.parentElement.style.inlineSize = '280px';
    wide.parentElement.style.inlineSize = '1600px';
    await isReady(narrow);
    await isReady(wide);
    expect(find(narrow, '[part=wheel]').offsetWidth).to.equal(280);
    expect(narrow.scrollWidth).to.be.at.most(280);
    expect(find(wide, '[part=wheel]').offsetWidth).to.equal(432);
  });

  itOnce('does not widen its place while its corners turn, and its shadow is not cut', async () => {
    openServer();
    const place = addMarkup(
      '<div style="inline-size: 280px"><storefront-prize-wheel></storefront-prize-wheel></div>',
    );
    const element = place.querySelector('storefront-prize-wheel');
    if (!element?.parentElement) throw new Error('it was added');
    await isReady(element);
    find(element, '[part=disc]').style.transform = 'rotate(45deg)';
    expect(find(element, '[part=disc]').getBoundingClientRect().width).to.be.above(390);
    expect(element.parentElement.scrollWidth).to.equal(280);
    for (const selector of ['.stage', '.layout', '[part=base]'])
      expect(getComputedStyle(find(element, selector)).overflowX).to.equal('visible');
  });

  itOnce('has the theme’s color, with legible text on it', async () => {
    openServer({ '/common/getConfig': () => ({ content: '', value: '#ffd000' }) });
    const element = await wheelWithPrizes();
    const sector = () => getComputedStyle(find(element, '.sectors > path')).fill;
    await until(() => sector() === 'rgb(255, 208, 0)', 'another color');
    expect(getComputedStyle(find(element, '.names > :first-child')).color).to.equal('rgb(0, 0, 0)');
  });

  itOnce('looks the same on a page with brutal styles', async () => {
    openServer();
    const element = await wheelWithPrizes();
    const computed = () =>
      [...(element.shadowRoot?.querySelectorAll('[part=base] *') ?? [])].map((node) => {
        const { font, color, backgroundColor, padding, textAlign, textTransform, letterSpacing, inlineSize } =
          getComputedStyle(node);
        return `${[font, color, backgroundColor, padding, textAlign, textTransform, letterSpacing, inlineSize]}`;
      });
    const before = computed();
    const styles = document.createElement('style');
    styles.textContent = `html { color: red; font: italic 900 33px/2 cursive; text-align: right; letter-spacing: 1em;
      text-transform: uppercase; text-indent: 9em; white-space: pre } html * { font-size: 40px !important;
      color: red !important; letter-spacing: 9px !important; text-transform: uppercase !important;
      text-align: right !important; --_accent: red !important; --_text: red !important } button, svg, p, ul, li
      { all: unset !important } *::before { content: "x" !important }`;
    document.head.append(styles);
    const after = computed();
    styles.remove();
    expect(after).to.deep.equal(before);
  });

  it('follows the language of the page, including the server’s texts', async () => {
    const calls = openServer({
      '/pc/prize/info': ({ headers }) => ({ ...info, tip1: `in ${headers.get('lang')}` }),
    });
    const element = await wheelWithPrizes();
    const { configure } = await import('../../src/state/store.js');
    configure({ lang: 'fr' });
    await until(() => textOf(element).includes('Les lots et leurs probabilités'));
    await until(() => textOf(element).includes('in fr'));
    expect(button(element).getAttribute('aria-label')).to.equal('Tourner la roue');
    expect(calls.filter(({ path }) => path === '/pc/prize/info').length).to.equal(2);
  });

  it('announces each award in a new element after a page translator removed the text', async () => {
    let level = 3;
    openServer({ '/pc/prize/draw': () => awardOf(level) });
    const element = await readyWheel();
    button(element).click();
    await letRest(element);
    await until(() => textOf(element).includes('Explained: 10% off'));
    const strong = find(element, '.award strong');
    const font = document.createElement('font');
    font.textContent = '10 % Rabatt';
    strong.replaceChildren(font);
    level = 1;
    button(element).click();
    await letRest(element);
    await until(() => find(element, '.award strong').textContent === '$5 off');
  });
});

describe('a wheel whose prizes cannot be loaded', () => {
  it('says so for as long as that is so, and loads them again', async () => {
    let isDown = true;
    openServer({ '/pc/prize/info': () => (isDown ? new Refusal(500, 'The shop is closed today') : info) });
    const element = await readyWheel();
    const retry = () => element.shadowRoot?.querySelector<HTMLElement>('[part=retry]');
    await until(() => element.shadowRoot?.querySelector('[part=message]'), 'no message');
    await until(() => !element.shadowRoot?.querySelector('[part=message]'), 'the message stays');
    expect(textOf(element)).to.include('We couldn’t load the prizes');
    retry()?.focus();
    retry()?.click();
    await until(() => element.shadowRoot?.querySelector('[part=message]'), 'no second message');
    isDown = false;
    retry()?.click();
    await until(() => textOf(element).includes('A dash cam'), 'no prizes');
    expect(retry()).to.equal(null);
    expect(element.shadowRoot?.activeElement).to.equal(button(element));
  });
});

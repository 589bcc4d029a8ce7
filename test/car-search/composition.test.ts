import { expect } from '@open-wc/testing';
import { carSearches, inside, startApi } from '../support/car-search.js';
import { addMarkup } from '../support/stage.js';
import { until } from '../support/until.js';

/** A picture like the shop's, with its subject at the right end and near the bottom. */
const [width, height] = [1600, 640];
const picture = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;
const subject = { left: 0.57 * width, right: 0.96 * width, top: 0.6 * height, bottom: 0.88 * height };

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns where the picture's subject appears, given `object-fit: cover` and the image's `object-position`. */
function subjectOf(image: HTMLImageElement, isMirrored: boolean): Box {
  const box = image.getBoundingClientRect();
  const scale = Math.max(box.width / width, box.height / height);
  const [across = 50, down = 50] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat);
  const x = box.left + ((box.width - width * scale) * across) / 100;
  const y = box.top + ((box.height - height * scale) * down) / 100;
  const [from, to] = isMirrored
    ? [width - subject.right, width - subject.left]
    : [subject.left, subject.right];
  return {
    left: x + from * scale,
    right: x + to * scale,
    top: y + subject.top * scale,
    bottom: y + subject.bottom * scale,
  };
}

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

describe('the composition of the hero', () => {
  for (const lang of ['en', 'ar'])
    for (const width of [320, 390, 400, 726, 768, 1024, 1280, 1440, 1920])
      it(`doesn’t cover the subject of the picture: ${lang}, ${width} px`, async () => {
        startApi();
        const place = addMarkup(
          `<storefront-car-search lang="${lang}" image='${picture}' heading="Your next car, shipped worldwide"
             subheading="Electric, hybrid and petrol cars, inspected and delivered to your port"></storefront-car-search>`,
        );
        place.style.width = `${width}px`;
        const [element] = carSearches(place);
        if (!element) throw new Error('it is in the markup');
        await until(() => element.shadowRoot?.querySelector('[type=submit]'));
        const image = inside(element, '[part=image]') as HTMLImageElement; // this part is an `<img>`
        const seen = subjectOf(image, lang === 'ar');
        const whole = (seen.right - seen.left) * (seen.bottom - seen.top);
        const panel = inside(element, '[part=panel]').getBoundingClientRect();
        expect(overlap(seen, panel) / whole, 'behind the panel').to.be.below(0.02);
        const text = inside(element, '[part=subheading]').getBoundingClientRect();
        expect(overlap(seen, text) / whole, 'behind the titles').to.be.below(0.1);
        const banner = inside(element, '[part=hero]').getBoundingClientRect();
        // On the smallest phones, the end of the subject is cut off.
        expect(overlap(seen, banner) / whole, 'in the banner').to.be.above(width < 360 ? 0.8 : 0.95);
        expect(element.offsetHeight).to.equal(520);
      });

  it('is configurable for a picture whose subject is elsewhere', async () => {
    startApi();
    const place = addMarkup(
      `<storefront-car-search image='${picture}' style="--storefront-hero-focus: 20% 30%"></storefront-car-search>`,
    );
    const [element] = carSearches(place);
    if (!element) throw new Error('it is in the markup');
    await until(() => element.shadowRoot?.querySelector('[part=image]'));
    expect(getComputedStyle(inside(element, '[part=image]')).objectPosition).to.equal('20% 30%');
  });
});

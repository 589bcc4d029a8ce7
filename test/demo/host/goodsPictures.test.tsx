import { expect } from '@open-wc/testing';
import { createRoot, type Root } from 'react-dom/client';
import { GoodsPicture } from '../../../demo/host/art/GoodsPicture.js';
import { DRAWINGS } from '../../../demo/host/art/goods-drawings.js';
import { ARTS, type Art, groupOf } from '../../../demo/shared/art.js';
import { until } from '../../support/until.js';

const COLOR = 'rgb(18, 171, 52)';

let root: Root;
let stage: HTMLElement;
beforeEach(() => {
  stage = document.createElement('div');
  stage.style.width = '200px';
  document.body.append(stage);
  root = createRoot(stage);
});
afterEach(() => {
  root.unmount();
  stage.remove();
});

/** Renders pictures side by side, and waits until they are there. */
async function render(
  ...pictures: { art: Art; goodsId?: number; title?: string }[]
): Promise<SVGSVGElement[]> {
  root.render(
    <p>
      {pictures.map((picture, index) => (
        <GoodsPicture key={`${picture.art}${String(index)}`} color={COLOR} {...picture} />
      ))}
    </p>,
  );
  const all = () => [...stage.querySelectorAll('svg')];
  await until(() => all().filter((svg) => svg.querySelector('path, circle')).length === pictures.length);
  return all();
}

describe('pictures of goods', () => {
  it('each group has its pictures, and no others', async () => {
    for (const [group, load] of Object.entries(DRAWINGS)) {
      const names: string[] = ARTS.filter((art) => groupOf(art) === group);
      expect(Object.keys(await load()).sort()).to.deep.equal(names.sort());
    }
  });

  for (const art of ARTS) {
    it(`${art} renders in the color, within its square, with existing gradients`, async () => {
      const [svg] = await render({ art });
      if (svg === undefined) throw new Error('nothing is drawn');
      const paints = [...svg.querySelectorAll('*')].map((shape) => getComputedStyle(shape));
      expect(paints.some(({ fill, stroke }) => [fill, stroke].includes(COLOR))).to.equal(true);
      const used = [...svg.outerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id = '']) => id);
      expect(used.filter((id) => svg.getElementById(id) === null)).to.deep.equal([]);
      expect(svg.outerHTML).not.to.match(/NaN|undefined/);
      const { x, y, width, height } = svg.getBBox();
      expect([x, y]).to.satisfy((corner: number[]) => corner.every((value) => value >= -8));
      expect([x + width, y + height]).to.satisfy((corner: number[]) => corner.every((value) => value <= 208));
    });
  }

  it('a picture is decorative, unless it has a title', async () => {
    const [plain, named] = await render({ art: 'kettle' }, { art: 'kettle', title: 'A green kettle' });
    expect(plain?.getAttribute('aria-hidden')).to.equal('true');
    expect(named?.getAttribute('role')).to.equal('img');
    const label = named?.getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(label)?.textContent).to.equal('A green kettle');
  });

  it('two pictures on a page do not share ids', async () => {
    await render({ art: 'lamp' }, { art: 'lamp' });
    const ids = [...stage.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).to.equal(ids.length);
  });
});

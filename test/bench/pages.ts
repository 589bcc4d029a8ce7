import { readFile } from 'node:fs/promises';
import type { PeerName } from './peers.js';

const probe = await readFile(new URL('page/probe.js', import.meta.url), 'utf8');

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title><script>${probe}</script>${head}<body>${body}`;

const loaderOf = (api: string) =>
  `<script type="module" src="/dist/storefront.js" data-api="${api}"></script>`;

const stylesAndScript = (name: string) =>
  `<link rel="stylesheet" href="/peers/${name}.css"><script type="module" src="/peers/${name}.js"></script>`;

const widget = '<storefront-car-search></storefront-car-search>';

/**
 * The script with which the peers' pages and the baseline request the makes and the prizes. Like ours, it sends what the
 * API wants with every request (contract section 4): the visitor's ID and, if the shopper is signed in, the token.
 */
const callsOf = (api: string) => `<script>
const call = async (path) => {
  const uuid = localStorage.getItem('newuuid');
  const token = /portal_myCookie=([^;]+)/.exec(document.cookie)?.[1];
  const headers = { platformType: '3', lang: 'en', ...(uuid && { uuid }), ...(token && { token }) };
  return (await fetch('${api}' + path, { headers })).json();
};
bench.cars = () => call('/pc/car/indexV2');
bench.prizes = () => call('/pc/prize/info');
</script>`;

/** The baseline: the browser's own selects and a few lines of script, without any styling. */
const native = `<select id="make"><option>All Makes</select><select id="model" disabled><option>All Models</select>
<button>Search</button><script type="module">
const [make, model] = document.querySelectorAll('select');
const fill = (select, cars) => select.append(...cars.map(([label, value]) => new Option(label, value)));
const { data } = await bench.cars();
fill(make, data.banner.brand.map((car) => [car.brand_name, car.value]));
make.onchange = () => {
  const { car_model: models = [] } = data.banner.brand.find(({ value }) => value === make.value) ?? {};
  model.length = 1;
  model.disabled = !models.length;
  fill(model, models.map((car) => [car.name, car.value]));
};
bench.usable();
</script>`;

/** The maximum size of our wheel. */
const wheelBox = '<div id="wheel" style="width: 432px; height: 432px"></div>';

/** The numbers of widgets on the pages of `many`. */
export const counts = [1, 10, 100, 1000] as const;

/**
 * Returns every measured page, by path.
 * @param origin the API's origin. The peers' pages call it as ours does, with the headers that its contract requires.
 */
export function pagesOf(origin: string): Readonly<Record<string, string>> {
  const api = `${origin}/v3`;
  const loader = loaderOf(api);
  const peer = (name: PeerName) => `${callsOf(api)}${stylesAndScript(name)}`;
  return {
    '/blank': page('', ''),
    '/ours': page(loader, widget),
    '/classic': page('', `${widget}<script src="/dist/storefront.classic.js" data-api="${api}"></script>`),
    '/webawesome': page(
      peer('webawesome'),
      '<wa-select label="Make" placeholder="All Makes" with-clear></wa-select><wa-select label="Model" placeholder="All Models" disabled></wa-select><wa-button variant="brand">Search</wa-button>',
    ),
    '/autocomplete': page(
      peer('autocomplete'),
      '<div id="make"></div><div id="model"></div><button>Search</button>',
    ),
    '/wheel': page(loader, '<storefront-prize-wheel></storefront-prize-wheel>'),
    '/spin-wheel': page(peer('spin-wheel'), wheelBox),
    '/lucky-canvas': page(peer('lucky-canvas'), wheelBox),
    '/native': page(callsOf(api), native),
    '/navigation': page(
      `<script>bench.expect(4)</script>${loader}`,
      '<storefront-header></storefront-header><storefront-drawer></storefront-drawer><div style="height: 6000px"></div>',
    ),
    '/mounts': page(loader, widget),
    '/large': page(loaderOf(`${origin}/v3-large`), widget),
    ...Object.fromEntries(
      counts.map((count) => [
        `/many-${count}`,
        page(`<script>bench.expect(${count})</script>${loader}`, widget.repeat(count)),
      ]),
    ),
  };
}

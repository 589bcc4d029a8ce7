import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Copy, loadCopy, openPage } from '../state/page.js';

type Arguments = Parameters<Copy['toDestination']>;

/** The page, the configuration, the navigation, and its destination. */
const cases: readonly [string, Parameters<Copy['configure']>[0], Arguments, string][] = [
  ['https://shop.example/a/b?c#d', {}, ['/categories'], 'https://shop.example/categories'],
  ['https://blog.example/', { site: 'https://shop.example' }, ['/'], 'https://shop.example/'],
  ['https://blog.example/', { site: 'https://shop.example/' }, ['/about'], 'https://shop.example/about'],
  ['https://blog.example/', { site: 'https://shop.example/en' }, ['/about'], 'https://shop.example/en/about'],
  [
    'https://blog.example/',
    { site: 'https://shop.example/en//' },
    ['/about'],
    'https://shop.example/en/about',
  ],
  [
    'https://blog.example/',
    { site: 'https://shop.example/?s=1#top' },
    ['/a', { model: 'x' }],
    'https://shop.example/a?s=1&model=x#top',
  ],
  ['https://blog.example/post/1', { site: '/shop' }, ['/about'], 'https://blog.example/shop/about'],
  [
    'https://blog.example/',
    { partner: 'a&b=ü' },
    ['/cars'],
    'https://blog.example/cars?partner=a%26b%3D%C3%BC',
  ],
  [
    'https://blog.example/',
    { partner: 'p' },
    ['/c', { model: 'Model 3', partner: 'mine' }],
    'https://blog.example/c?model=Model+3&partner=p',
  ],
  [
    'https://blog.example/',
    {},
    [`/categories/${encodeURIComponent('Land Rover/ü?')}`],
    'https://blog.example/categories/Land%20Rover%2F%C3%BC%3F',
  ],
  ['https://blog.example/', {}, ['//evil.example/'], 'https://blog.example/evil.example/'],
  ['https://blog.example/', {}, ['/\\evil.example/'], 'https://blog.example/evil.example/'],
  ['https://blog.example/', {}, ['/\t/evil.example/'], 'https://blog.example/evil.example/'],
  [
    'https://blog.example/',
    { site: 'https://shop.example' },
    ['/@evil.example'],
    'https://shop.example/@evil.example',
  ],
  ['https://blog.example/', {}, ['/a?b#c'], 'https://blog.example/a%3Fb%23c'],
];

for (const [href, config, navigation, expected] of cases) {
  test(`on ${href} with ${JSON.stringify(config)}, ${JSON.stringify(navigation)} resolves to ${expected}`, async () => {
    openPage({ href });
    const { configure, toDestination } = await loadCopy();
    configure(config);
    assert.equal(toDestination(...navigation).href, expected);
  });
}

test('a navigation has its path, query, and target for routers', async () => {
  openPage({ href: 'https://blog.example/' });
  const { configure, toDestination } = await loadCopy();
  configure({ site: 'https://shop.example/en', partner: 'p' });
  assert.deepEqual(toDestination('/categories/byd', { model: 'seal' }), {
    href: 'https://shop.example/en/categories/byd?model=seal&partner=p',
    path: '/categories/byd',
    query: { model: 'seal' },
    target: '_self',
  });
  assert.equal(toDestination('/', {}, '_blank').target, '_blank');
});

test('in a frame with an opaque origin, links go to the site, or to the page around it', async () => {
  openPage({ href: 'about:srcdoc', base: 'https://blog.example/post/1' });
  const { configure, toDestination } = await loadCopy();
  assert.equal(toDestination('/about').href, 'https://blog.example/about');
  configure({ site: 'https://shop.example' });
  assert.equal(toDestination('/about').href, 'https://shop.example/about');
});

test('a <base> of another origin does not redirect navigation away from the page', async () => {
  openPage({ href: 'https://blog.example/', base: 'https://cdn.example/assets/' });
  const { toDestination } = await loadCopy();
  assert.equal(toDestination('/about').href, 'https://blog.example/about');
});

/** The page's query, the configuration, the navigation, its query object, and the query of its URL. */
const carries: readonly [string, Parameters<Copy['configure']>[0], Arguments, object, string][] = [
  ['?utm_source=mail&gclid=1&id=7', { carry: 'utm_*' }, ['/a'], { utm_source: 'mail' }, '?utm_source=mail'],
  [
    '?utm_source=mail&gclid=1&id=7',
    { carry: ' gclid  id ' },
    ['/a', { model: 'x' }],
    { gclid: '1', id: '7', model: 'x' },
    '?gclid=1&id=7&model=x',
  ],
  [
    '?model=y&brand=b',
    { carry: 'model brand' },
    ['/a', { model: 'x' }],
    { model: 'x', brand: 'b' },
    '?brand=b&model=x',
  ],
  ['?ref=a&ref=b', { carry: 'ref' }, ['/a'], { ref: 'a' }, '?ref=a'],
  ['?ref=a', { carry: 'ref', site: 'https://shop.example/?ref=own' }, ['/a'], {}, '?ref=own'],
  ['?partner=they', { carry: 'partner', partner: 'we' }, ['/a'], {}, '?partner=we'],
  ['?partner=they', { carry: 'partner' }, ['/a'], { partner: 'they' }, '?partner=they'],
  ['?UTM_source=1&xutm_a=2', { carry: 'utm_*' }, ['/a'], {}, ''],
  ['?q=a%26b+c&e=', { carry: 'q e' }, ['/a'], { q: 'a&b c', e: '' }, '?q=a%26b+c&e='],
  ['?utm_source=mail', {}, ['/a'], {}, ''],
];

for (const [search, config, navigation, query, expected] of carries) {
  test(`on a page with ${search} and ${JSON.stringify(config)}, ${JSON.stringify(navigation)} has ${expected}`, async () => {
    openPage({ href: `https://blog.example/post${search}` });
    const { configure, toDestination } = await loadCopy();
    configure(config);
    const destination = toDestination(...navigation);
    assert.deepEqual(destination.query, query);
    const sort = (text: string) => [...new URLSearchParams(text)].sort().join('&');
    assert.equal(sort(new URL(destination.href).search), sort(expected));
  });
}

import { describeDepartment, describeList } from './describe-list.js';
import { describeProduct } from './describe-product.js';
import { describeStore } from './describe-store.js';
import { fill, HEAD_TEXTS, type HeadTexts } from './head-texts.js';
import { type Asked, type PageHead, plainHead } from './page-head.js';

/** Pages with a text of their own; the first path of each is the one that search engines are told. */
const PLAIN: readonly (readonly [name: keyof HeadTexts, paths: readonly string[]])[] = [
  ['home', ['/', '/index-old']],
  ['about', ['/about', '/content/AboutUs']],
  ['contact', ['/contact', '/content/contactUs']],
  ['terms', ['/termsAndConditions', '/content/termsAndConditions']],
  ['privacy', ['/Privacy-policy', '/content/Privacy-policy']],
  ['refunds', ['/refund-and-returns-policy', '/content/refund-and-returns-policy']],
];

/** Pages of a shopper's own have the shop's name alone, and are kept out of search engines. */
export async function describePage(path: string, asked: Asked): Promise<PageHead> {
  const { lang, search, origin } = asked;
  const [, area = '', id = ''] = path.split('/').map(decode);
  const texts = HEAD_TEXTS[lang];
  if (area === 'categories' || path === '/products') return describeList(id, asked);
  if (area === 'products') return describeProduct(id, asked);
  if (path === '/detail') return describeProduct(search.get('goods_id') ?? '', asked);
  if (path === '/content/homeClass') return describeChosen(search.get('id') ?? '', asked);
  if (area === 'store') return describeStore(id, asked);
  const catId = search.get('cat_id');
  if (path === '/content/classifyZone' && catId) return describeDepartment(catId, asked);

  const [name, paths] = PLAIN.find(([, known]) => known.includes(path)) ?? [];
  if (!name || !paths) return plainHead(...textOf(texts.home), null);
  const head = plainHead(...textOf(texts[name]), paths[0] ?? null);
  return name === 'home' ? { ...head, data: [siteData(origin)] } : head;
}

/** Numbers of departments are smaller than those of all that is sold. */
const describeChosen = (id: string, asked: Asked): Promise<PageHead> =>
  /^\d{1,4}$/.test(id) ? describeDepartment(id, asked) : describeProduct(id, asked);

function textOf(text: HeadTexts[keyof HeadTexts]): [string, string] {
  const { title, description } = fill(text);
  return [title, description];
}

/** A part of a path as text; one that is not encoded rightly names nothing. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** Tells search engines the shop's name, and how its own search is asked. */
const siteData = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Meridian',
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}/categories?goods_name={term}`,
    'query-input': 'required name=term',
  },
});

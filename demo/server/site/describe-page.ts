import {
  entryOf,
  type FoundPage,
  type HeadKind,
  hasTexts,
  type PageWithTexts,
  pageAt,
  pathTo,
} from '../../shared/pages.js';
import {
  describeChosen,
  describeDepartment,
  describeList,
  describeProduct,
  describeStore,
} from './describe-catalog.js';
import { SITE_MESSAGES } from './messages.js';
import { type PageHead, type PageQuery, plainHead } from './page-head.js';

type Describe = (ids: FoundPage['ids'], query: PageQuery) => PageHead | Promise<PageHead>;

/** What describes the pages of the catalog, by the kind of head in the table of all pages. */
const HEADS: Readonly<Record<Exclude<HeadKind, 'texts'>, Describe>> = {
  list: ([id = ''], query) => describeList(id, query),
  product: ([id], query) => describeProduct(id ?? query.search.get('goods_id') ?? '', query),
  chosen: (_, query) => describeChosen(query.search.get('id') ?? '', query),
  department: (_, query) => {
    const id = query.search.get('cat_id');
    return id ? describeDepartment(id, query) : describeOther(query);
  },
  store: ([id = ''], query) => describeStore(id, query),
};

/** Describes a page by its path. */
export async function describePage(path: string, query: PageQuery): Promise<PageHead> {
  const found = pageAt(path);
  if (!found) return describeOther(query);
  const { name, ids } = found;
  if (hasTexts(name)) return describeByTexts(name, query);
  const { head } = entryOf(name);
  return head && head !== 'texts' ? HEADS[head](ids, query) : describeOther(query);
}

/** Describes a page that isn't indexed, such as a shopper's own: it gets the home page's texts. */
function describeOther({ lang }: PageQuery): PageHead {
  const { title, description } = SITE_MESSAGES[lang].head.home;
  return plainHead(title, description, null);
}

function describeByTexts(name: PageWithTexts, { lang, origin }: PageQuery): PageHead {
  const { title, description } = SITE_MESSAGES[lang].head[name];
  const head = plainHead(title, description, pathTo(name));
  return name === 'home' ? { ...head, data: [siteData(origin)] } : head;
}

/** Returns the data that tells search engines the shop's name and how to use its search. */
const siteData = (origin: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Meridian',
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}${pathTo('categories')}?goods_name={term}`,
    'query-input': 'required name=term',
  },
});

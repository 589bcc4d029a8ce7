import { eq } from 'drizzle-orm';
import { stores } from '../stores/schema.js';
import { missing } from './describe-list.js';
import { fill, HEAD_TEXTS } from './head-texts.js';
import { type Asked, type PageHead, plainHead } from './page-head.js';

export async function describeStore(id: string, { db, lang, origin }: Asked): Promise<PageHead> {
  const [store] = await db
    .select()
    .from(stores)
    .where(/^\d{1,9}$/.test(id) ? eq(stores.storeId, Number(id)) : eq(stores.slug, id));
  if (store === undefined) return missing(lang);
  const { name, city, country, slug, since } = store;
  const path = `/store/${encodeURIComponent(slug)}`;
  const { title, description } = fill(HEAD_TEXTS[lang].store, { name, place: `${city}, ${country}` });
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Store',
    name,
    description: store.about,
    url: origin + path,
    foundingDate: String(since),
    address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
  };
  return { ...plainHead(title, description, path), data: [data] };
}

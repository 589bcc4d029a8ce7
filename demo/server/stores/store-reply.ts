import type { stores } from './schema.js';

export function toStoreReply({ storeId, colorHex, name, ...store }: typeof stores.$inferSelect) {
  const { slug, about, city, country, since, factory } = store;
  return {
    store_id: storeId,
    slug,
    store_name: name,
    about,
    city,
    country,
    since,
    factory,
    color_hex: colorHex,
  };
}

import { array, boolean, enums, integer, object, optional, string } from 'superstruct';
import { COLOR_NAMES, COLORS } from '../../shared/colors.js';
import type { Language } from '../../shared/language.js';
import { slug } from '../cars/makes/make.js';
import { inLanguages, readData } from '../db/read-data.js';
import type { Seed } from '../db/seed.js';
import { returnAddress } from './return-address.js';
import { stores } from './schema.js';

export interface Store {
  readonly slug: string;
  readonly name: string;
  readonly about: Readonly<Record<Language, string>>;
  /** Where goods come back to, with the city: only for stores in the United States. */
  readonly street?: string | undefined;
  readonly city: string;
  readonly zip?: string | undefined;
  readonly country: string;
  readonly since: number;
  /** Whether the store makes the goods it sells. */
  readonly factory: boolean;
  readonly colorHex: string;
  /** Slugs of the first-level departments in which it sells. */
  readonly sells: readonly string[];
  /** Slugs of the second-level departments in which it sells. Defaults to all. */
  readonly only?: readonly string[] | undefined;
}

const Stores = array(
  object({
    name: string(),
    about: inLanguages(string()),
    street: optional(string()),
    city: string(),
    zip: optional(string()),
    country: string(),
    since: integer(),
    factory: boolean(),
    color: enums(COLOR_NAMES),
    sells: array(string()),
    only: optional(array(string())),
  }),
);

/** The 30 stores, numbered from 1 in this order. All are fictional. */
export const STORES: readonly Store[] = readData('stores.json', Stores).map(({ color, ...store }) => ({
  ...store,
  slug: slug(store.name),
  colorHex: COLORS[color],
}));

/** Adds the 30 stores, numbered from 1 in the order of `STORES`, unless there are some. */
export const seedStores: Seed = async (db) => {
  if ((await db.$count(stores)) > 0) return;
  const rows = STORES.map(
    ({ sells: _, only: __, about: { en: about, ...aboutTranslations }, street, zip, ...store }, index) => ({
      ...store,
      ...{ about, aboutTranslations, storeId: index + 1 },
      returnTo: returnAddress({ ...store, street, zip }),
    }),
  );
  await db.insert(stores).values(rows);
};

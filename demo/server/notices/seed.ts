import { array, object, string } from 'superstruct';
import { LANGUAGES } from '../../shared/language.js';
import { inLanguages, readData } from '../db/read-data.js';
import type { Seed } from '../db/seed.js';
import { notices } from './schema.js';

const Notices = array(object({ title: string(), content: string() }));

/** Adds the home page's notices. Existing ones stay as they are. */
export const seedNotices: Seed = async (db) => {
  const texts = readData('notices.json', inLanguages(Notices));
  const rows = LANGUAGES.flatMap((lang) =>
    texts[lang].map((notice, position) => ({ lang, position, ...notice })),
  );
  await db.insert(notices).values(rows).onConflictDoNothing();
};

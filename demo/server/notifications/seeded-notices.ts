import { array, enums, object, string } from 'superstruct';
import { inLanguages, readData } from '../db/read-data.js';
import type { NewNotice } from './notices.js';
import { TOPICS } from './schema.js';

const Notice = object({
  topic: enums(TOPICS),
  href: string(),
  texts: inLanguages(object({ title: string(), text: string() })),
});

/** What the demo's shopper was told, the newest first. */
export const SEEDED_NOTICES: readonly Omit<NewNotice, 'userId'>[] = readData(
  'notifications.json',
  array(Notice),
);

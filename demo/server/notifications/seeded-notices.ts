import { array, enums, object, string } from 'superstruct';
import { readData } from '../db/read-data.js';
import type { NewNotice } from './notices.js';
import { TOPICS } from './schema.js';

const Text = object({ title: string(), text: string() });
const Notice = object({
  topic: enums(TOPICS),
  href: string(),
  texts: object({ en: Text, ru: Text, ar: Text, fr: Text }),
});

/** What the demo's shopper was told, the newest first. */
export const SEEDED_NOTICES: readonly Omit<NewNotice, 'userId'>[] = readData(
  'notifications.json',
  array(Notice),
);

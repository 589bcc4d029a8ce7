import { loadCardTexts } from '../goods/loadCardTexts.js';
import { type Lang, pageLang } from '../messages/language.js';
import { zoneTexts } from './messages/load.js';

/** Waits for what every zone's page begins with: its texts. */
export async function loadZone(): Promise<{ lang: Lang }> {
  const lang = pageLang();
  await Promise.all([zoneTexts.load(), loadCardTexts()]);
  return { lang };
}

import { loadCardTexts } from '../goods/loadCardTexts.js';
import { productTexts } from '../product/messages/load.js';
import { zoneTexts } from './messages/load.js';

/** Waits for the texts that every zone's page begins with. */
export const loadZoneTexts = async (): Promise<void> => {
  await Promise.all([zoneTexts.load(), productTexts.load(), loadCardTexts()]);
};

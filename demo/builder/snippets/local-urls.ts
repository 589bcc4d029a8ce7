import { isAllowed, PAGES_OF_THIS_MACHINE } from '../../shared/allowed-origins.js';
import type { Embed } from '../choice/choice.js';
import type { Block } from './block.js';
import { settingsOf } from './markup.js';
import { hosted, type Shop } from './release.js';

const isLocal = (url: string): boolean =>
  URL.canParse(url) && isAllowed(new URL(url).origin, PAGES_OF_THIS_MACHINE);

/** Returns the URLs in a snippet that only this computer can reach. A page that goes live needs others. */
export function localUrls(
  blocks: readonly Block[],
  embed: Embed,
  shop: Pick<Shop, 'release' | 'api' | 'site'>,
) {
  const settings = new Map(settingsOf(embed, shop));
  const urls = [
    ['files', hosted(embed, shop).release.base],
    ['api', String(settings.get('api'))],
    ['site', String(settings.get('site'))],
  ] as const;
  return urls.filter(([, url]) => isLocal(url) && blocks.some(({ code }) => code.includes(url)));
}

import type { Embed, Kind } from '../choice/choice.js';
import { type Block, block, lines } from './block.js';
import { next, react, vue } from './frameworks.js';
import {
  asData,
  elementText,
  originsOf,
  placeholder,
  preconnects,
  settingsOf,
  startTag,
  themeCss,
  widgetMarkup,
} from './markup.js';
import { scriptTag } from './page-script.js';
import { hosted, LOADER, type Shop, STYLES } from './release.js';
import { strictHtml } from './strict-html.js';
import { tagManager } from './tag-manager.js';
import { wordpress } from './wordpress.js';

/** Returns the markup of everything that comes before a widget. */
function head(embed: Embed, shop: Shop): string {
  const { base } = shop.release;
  const theme = themeCss(embed);
  return lines(
    preconnects(originsOf(embed, shop)),
    startTag('link', [
      ['rel', 'stylesheet'],
      ['href', base + STYLES],
    ]),
    theme && elementText('style', [], theme),
    `${startTag('script', [['type', 'module'], ['src', base + LOADER], ...asData(settingsOf(embed, shop))])}</script>`,
  );
}

/** For any page: pasted where the widget should go. */
const html = (embed: Embed, shop: Shop): readonly Block[] =>
  block('page', lines(head(embed, shop), widgetMarkup(embed, shop), scriptTag(embed, shop.release.base)));

/** For editors that strip unknown tags, with a head that all pages of the site share. */
const siteBuilders = (embed: Embed, shop: Shop): readonly Block[] => [
  ...block('page', widgetMarkup(embed, shop, placeholder)),
  ...block('head', lines(head(embed, shop), scriptTag(embed, shop.release.base))),
];

type Write = (embed: Embed, shop: Shop) => readonly Block[] | Promise<readonly Block[]>;

const WRITERS: Readonly<Record<Kind, Write>> = {
  html,
  strict: strictHtml,
  react,
  next,
  vue,
  wordpress,
  'site-builders': siteBuilders,
  'tag-manager': tagManager,
};

/** Returns the snippet of a choice: one block, or several that go to different places. */
export const snippet = async (kind: Kind, embed: Embed, shop: Shop): Promise<readonly Block[]> =>
  WRITERS[kind](embed, hosted(embed, shop));

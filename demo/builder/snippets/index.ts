import type { Embed, Kind } from '../choice/choice.js';
import { type Block, block, indent, lines } from './block.js';
import { next, react, vue } from './frameworks.js';
import { asData, originsOf, preconnects, settingsOf, startTag, themeCss, widgetMarkup } from './markup.js';
import { pageScript } from './page-script.js';
import { LOADER, type Shop, STYLES } from './release.js';
import { strictHtml } from './strict-html.js';
import { tagManager } from './tag-manager.js';
import { wordpress } from './wordpress.js';

const wrapped = (tag: string, name: string, text: string): string | false =>
  text !== '' && `${tag}\n${indent(text)}\n</${name}>`;

/** For any page: pasted where the widget should go. */
function html(embed: Embed, shop: Shop): readonly Block[] {
  const { base } = shop.release;
  const code = lines(
    preconnects(originsOf(embed, shop)),
    startTag('link', [
      ['rel', 'stylesheet'],
      ['href', base + STYLES],
    ]),
    wrapped('<style>', 'style', themeCss(embed)),
    `${startTag('script', [['type', 'module'], ['src', base + LOADER], ...asData(settingsOf(embed, shop))])}</script>`,
    widgetMarkup(embed, shop),
    wrapped('<script type="module">', 'script', pageScript(embed, base)),
  );
  return block('page', code);
}

type Write = (embed: Embed, shop: Shop) => readonly Block[] | Promise<readonly Block[]>;

const WRITERS: Readonly<Record<Kind, Write>> = {
  html,
  strict: strictHtml,
  react,
  next,
  vue,
  wordpress,
  'tag-manager': tagManager,
};

/** Returns the snippet of a choice: one block, or several that go to different places. */
export const snippet = async (kind: Kind, embed: Embed, shop: Shop): Promise<readonly Block[]> =>
  WRITERS[kind](embed, shop);

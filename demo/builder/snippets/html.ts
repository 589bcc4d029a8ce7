import type { Embed } from '../choice/choice.js';
import { type Block, block, indent, lines } from './block.js';
import { asData, originsOf, preconnects, settingsOf, startTag, themeCss, widgetMarkup } from './markup.js';
import { pageScript } from './page-script.js';
import { LOADER, type Shop, STYLES } from './release.js';

const wrapped = (tag: string, name: string, text: string): string | false =>
  text !== '' && `${tag}\n${indent(text)}\n</${name}>`;

/** For any page: pasted where the widget is to be. It takes what is newest of the major version. */
export function html(embed: Embed, shop: Shop): readonly Block[] {
  const { newest } = shop.release;
  const code = lines(
    preconnects(originsOf(embed, shop)),
    startTag('link', [
      ['rel', 'stylesheet'],
      ['href', newest + STYLES],
    ]),
    wrapped('<style>', 'style', themeCss(embed)),
    `${startTag('script', [['type', 'module'], ['src', newest + LOADER], ...asData(settingsOf(embed, shop))])}</script>`,
    widgetMarkup(embed, shop),
    wrapped('<script type="module">', 'script', pageScript(embed, newest)),
  );
  return block('page', code);
}

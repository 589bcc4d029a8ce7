import type { Embed } from '../choice/choice.js';
import { type Block, block } from './block.js';
import { settingsOf, themeCss } from './markup.js';
import { LOADER, type Shop } from './release.js';

/** The fields of the plugin's settings page, by the keys that they are. */
const SETTINGS: Readonly<Record<string, string>> = {
  api: 'API',
  site: 'Main site',
  partner: 'Partner ID',
  lang: 'Language',
  'theme-color': 'Theme color',
};

/** WordPress takes neither its own quotes nor brackets in a shortcode; a reference stands for each. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '[': '&#91;',
  ']': '&#93;',
  '<': '&lt;',
  '>': '&gt;',
};

/** In quotes that it does not have itself, where there are: the editor resolves references in what is pasted as text. */
function quoted(text: string): string {
  const quote = text.includes('"') && !text.includes("'") ? "'" : '"';
  const escaped = text.replace(/[&"[\]<>]/g, (each) =>
    each === '"' && quote === "'" ? each : (ESCAPES[each] ?? each),
  );
  return quote + escaped + quote;
}

/** `[storefront_car_search make="byd" compact]` */
export function shortcode({ widget, attributes }: Embed): string {
  const all = attributes.map(([name, given]) => (given === true ? name : `${name}=${quoted(given)}`));
  return `[${[widget.tag.replaceAll('-', '_'), ...all].join(' ')}]`;
}

/** For the plugin. It keeps the space, and loads the script on pages with a widget alone. */
export function wordpress(embed: Embed, shop: Shop): readonly Block[] {
  const settings = settingsOf(embed, shop).flatMap(([name, given]) =>
    SETTINGS[name] === undefined ? [] : [`${SETTINGS[name]}: ${given}`],
  );
  return [
    ...block('post', shortcode(embed)),
    ...block('settings', [...settings, `Script URL: ${shop.release.newest}${LOADER}`].join('\n')),
    ...block('css', themeCss(embed)),
  ];
}

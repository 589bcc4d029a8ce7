import type { Embed } from '../choice/choice.js';
import { type Block, block, lines } from './block.js';
import { elementText, settingsOf, themeCss, widgetMarkup } from './markup.js';
import { scriptTag } from './page-script.js';
import { LOADER, type Shop } from './release.js';

/** The field labels on the plugin's settings page, by setting, before translation. */
const SETTINGS: Readonly<Record<string, string>> = {
  api: 'API',
  site: 'Main site',
  partner: 'Partner ID',
  lang: 'Language',
  'theme-color': 'Theme color',
  storage: 'Browser storage',
};

/** WordPress allows neither quotes nor brackets inside a shortcode's value, so each becomes a character reference. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '[': '&#91;',
  ']': '&#93;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Quotes a value, with a quote that it doesn't contain if possible: the editor decodes references in pasted text. */
function quoted(text: string): string {
  const quote = text.includes('"') && !text.includes("'") ? "'" : '"';
  const escaped = text.replace(/[&"[\]<>]/g, (each) =>
    each === '"' && quote === "'" ? each : (ESCAPES[each] ?? each),
  );
  return quote + escaped + quote;
}

/** Returns the shortcode of a widget, such as `[storefront_car_search make="byd" compact]`. */
export function shortcode({ widget, attributes }: Embed): string {
  const all = attributes.map(([name, value]) => (value === true ? name : `${name}=${quoted(value)}`));
  return `[${[widget.tag.replaceAll('-', '_'), ...all].join(' ')}]`;
}

/** Returns what goes into neither a shortcode nor the plugin's settings: other settings, texts, a button, and a form. */
function htmlBlock(embed: Embed, shop: Shop): string {
  const settings = embed.settings.filter(([name]) => SETTINGS[name] === undefined);
  return lines(
    settings.length > 0 && elementText('storefront-config', settings),
    widgetMarkup(
      embed,
      shop,
      ({ widget, attributes }, form) => form && elementText(widget.tag, attributes, form),
    ),
    scriptTag(embed, shop.release.base),
  );
}

/** Returns the code for the plugin, which reserves the space and loads the script only on pages with a widget. */
export function wordpress(embed: Embed, shop: Shop): readonly Block[] {
  const settings = settingsOf(embed, shop).flatMap(([name, value]) =>
    SETTINGS[name] === undefined ? [] : [`${shop.translate(SETTINGS[name])}: ${value}`],
  );
  const script = embed.files !== null && `${shop.translate('Script URL')}: ${shop.release.base}${LOADER}`;
  return [
    // A shortcode can't contain a form, so the widget is in the HTML block with it.
    ...block('post', embed.form ? null : shortcode(embed)),
    ...block('html-block', htmlBlock(embed, shop)),
    ...block('settings', lines(...settings, script)),
    ...block('css', themeCss(embed)),
  ];
}

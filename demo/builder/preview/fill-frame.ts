import type { Language } from '../../shared/language.js';
import type { Embed, View } from '../choice/choice.js';
import type { Option } from '../page/load.js';
import type { Places } from '../page/places.js';
import { buttonText, needsButton } from '../snippets/markup.js';
import { LOADER, STYLES } from '../snippets/release.js';

/**
 * Settings that the preview takes from the choice. A link must not have it load a script, or send a visitor's token, from
 * or to where it likes: so the API is the builder's own.
 */
const SHOWN = ['lang', 'partner', 'theme-color', 'analytics', 'consent', 'carry', 'timeout'];
const isShown = (name: string): boolean =>
  SHOWN.includes(name) || /^(app|social|google-play|chat|stock)/.test(name);

/** A slow phone network: a round trip, and its speed. */
const SLOW = { delayMs: 800, bytesPerMs: 50 } as const;

interface Filling {
  readonly embed: Embed;
  readonly speed: View['speed'];
  readonly places: Places;
  /** Bytes until the widget is drawn. */
  readonly bytes: number;
  readonly makes: readonly Option[];
  /** Is told each event of the widget. */
  readonly onEvent: (name: string, detail: unknown) => void;
}

/** Replies come as late as on a slow network. */
function slowDown(page: Window & typeof globalThis): void {
  const { fetch } = page;
  page.fetch = async (...request) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW.delayMs));
    return fetch(...request);
  };
}

function add(
  page: Document,
  to: Node,
  tag: string,
  attributes: Readonly<Record<string, string>>,
): HTMLElement {
  const element = page.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  to.appendChild(element);
  return element;
}

function addForm(page: Document, to: Node, { embed, places, makes }: Filling): void {
  const { make = '', allMakes = '', search = '' } = embed.widget.messages;
  const form = add(page, to, 'form', { action: `${places.site}/categories`, target: '_blank' });
  const label = add(page, form, 'label', {});
  label.append(make, ' ');
  const select = add(page, label, 'select', { name: 'make' });
  for (const { value, name } of [{ value: '', name: allMakes }, ...makes])
    add(page, select, 'option', { value }).textContent = name;
  add(page, form, 'button', {}).textContent = search;
}

function addLoader(page: Document, { embed, places }: Filling): void {
  const { dist, api, site } = places;
  const shown = embed.settings.filter(([name]) => isShown(name));
  const data = shown.map(([name, value]) => [`data-${name}`, value === true ? '' : value] as const);
  add(page, page.head, 'script', {
    type: 'module',
    src: dist + LOADER,
    ...Object.fromEntries(data),
    'data-api': api,
    'data-site': site,
  });
  if (Object.keys(embed.texts).length === 0) return;
  page.documentElement.dataset.dist = dist;
  page.documentElement.dataset.messages = JSON.stringify(embed.texts);
  add(page, page.head, 'script', { type: 'module', src: `${places.hosts}configure.js` });
}

function listen(page: Document, { embed, onEvent }: Filling): void {
  for (const name of new Set([...embed.widget.events, 'storefront-navigate']))
    page.addEventListener(name, (event) => {
      // The preview stays where it is.
      if (name === 'storefront-navigate') event.preventDefault();
      onEvent(name, Reflect.get(event, 'detail'));
    });
}

/** Puts the widget into a page of the preview, as its snippet would. Without scripts, nothing of it runs. */
export function fillFrame(page: Document, filling: Filling): HTMLElement | null {
  const place = page.querySelector('[data-place]');
  const { defaultView } = page;
  if (!place || !defaultView) return null;
  const { embed, speed, places, bytes } = filling;
  add(page, page.head, 'link', { rel: 'stylesheet', href: places.dist + STYLES });
  const isDialog = needsButton(embed);
  const button = isDialog && add(page, place, 'button', { type: 'button' });
  const widget = add(
    page,
    place,
    embed.widget.tag,
    Object.fromEntries(embed.attributes.map(([name, value]) => [name, value === true ? '' : value])),
  );
  if (button) {
    button.textContent = buttonText(embed);
    button.addEventListener('click', () => widget.setAttribute('open', ''));
  }
  if (embed.form) addForm(page, widget, filling);
  if (speed === 'off') return widget;
  listen(page, filling);
  const load = () => addLoader(page, filling);
  if (speed === 'slow') {
    // A window of this page's own origin.
    slowDown(defaultView);
    setTimeout(load, 2 * SLOW.delayMs + bytes / SLOW.bytesPerMs);
  } else load();
  return widget;
}

/** Sets what can change while the widget is there: its attributes, the theme, the direction and the colors of the page. */
export function updateFrame(
  page: Document,
  widget: HTMLElement,
  embed: Embed,
  { dir, scheme }: View,
  lang: Language,
): void {
  const wanted = new Map(embed.attributes);
  for (const { name } of embed.widget.fields) {
    const value = wanted.get(name);
    const text = value === true ? '' : (value ?? null);
    if (text === widget.getAttribute(name)) continue;
    if (text === null) widget.removeAttribute(name);
    else widget.setAttribute(name, text);
  }
  const { documentElement } = page;
  documentElement.dir = dir;
  documentElement.lang = languageOf(embed, dir, lang);
  const { style } = documentElement;
  style.colorScheme = scheme;
  for (const { name } of embed.widget.tokens) style.removeProperty(name);
  for (const [name, value] of embed.theme) style.setProperty(name, value);
}

/** The language that is chosen, else the builder's own where it reads in this direction. */
const languageOf = (embed: Embed, dir: View['dir'], lang: Language): string => {
  const chosen = new Map(embed.settings).get('lang');
  if (typeof chosen === 'string') return chosen;
  if (dir === 'rtl') return 'ar';
  return lang === 'ar' ? 'en' : lang;
};

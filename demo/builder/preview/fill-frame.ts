import type { Language } from '../../shared/language.js';
import type { Embed, View } from '../choice/choice.js';
import type { Option } from '../page/load.js';
import type { Places } from '../page/places.js';
import { buttonText, needsButton } from '../snippets/markup.js';
import { LOADER, STYLES } from '../snippets/release.js';

/** A slow phone network: the round-trip time and the speed. */
const SLOW = { delayMs: 800, bytesPerMs: 50 } as const;

interface Filling {
  readonly embed: Embed;
  readonly speed: View['speed'];
  readonly places: Places;
  /** Bytes to load before the widget renders. */
  readonly bytes: number;
  readonly makes: readonly Option[];
  readonly translate: (english: string) => string;
  /** Called with each event of the widget. */
  readonly onEvent: (name: string, detail: unknown) => void;
}

/** Delays responses as a slow network would. */
function slowDown(page: Window & typeof globalThis): void {
  const { fetch } = page;
  page.fetch = async (...request) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW.delayMs));
    return fetch(...request);
  };
}

/**
 * Hides from the frame, which shares the shop's cookies, the language that the shopper has chosen there. What is chosen
 * in the frame stays in it.
 */
function hideLanguage(page: Document): void {
  const isLanguage = (cookie: string) => /^\s*portal_NewLang=/.test(cookie);
  let prototype: object = page;
  while (!Object.hasOwn(prototype, 'cookie')) prototype = Object.getPrototypeOf(prototype);
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'cookie') ?? {};
  Object.defineProperty(page, 'cookie', {
    configurable: true,
    get: () =>
      String(get?.call(page))
        .split(';')
        .filter((cookie) => !isLanguage(cookie))
        .join(';'),
    set: (cookie: string) => {
      if (!isLanguage(cookie)) set?.call(page, cookie);
    },
  });
}

/**
 * Hides the ID that the visitor got in the store, so that the frame makes a first visit's requests. The one that it gets
 * isn't stored.
 */
function hideVisitor({ Storage: { prototype } }: Window & typeof globalThis): void {
  const { getItem, setItem } = prototype;
  const isId = (name: string) => name === 'newuuid';
  prototype.getItem = function (name) {
    return isId(name) ? null : getItem.call(this, name);
  };
  prototype.setItem = function (name, value) {
    if (!isId(name)) setItem.call(this, name, value);
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
  const data = embed.previewSettings.map(
    ([name, value]) => [`data-${name}`, value === true ? '' : value] as const,
  );
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
      // The preview must not leave its page.
      if (name === 'storefront-navigate') event.preventDefault();
      onEvent(name, Reflect.get(event, 'detail'));
    });
}

/** Puts the widget into the preview's host page, as its snippet would. At speed `off`, no script is added. */
export function fillFrame(page: Document, filling: Filling): HTMLElement | null {
  const place = page.querySelector('[data-place]');
  const { defaultView } = page;
  if (!place || !defaultView) return null;
  const { embed, speed, places, bytes } = filling;
  if (embed.widget.id === 'footer') place.parentElement?.append(place);
  hideLanguage(page);
  hideVisitor(defaultView);
  add(page, page.head, 'link', { rel: 'stylesheet', href: places.dist + STYLES });
  const isDialog = needsButton(embed);
  const button = isDialog && add(page, place, 'button', { type: 'button' });
  // Any widget that needs a button has `show`, once it's defined.
  const widget: HTMLElement & { show?: () => void } = add(
    page,
    place,
    embed.widget.tag,
    Object.fromEntries(embed.attributes.map(([name, value]) => [name, value === true ? '' : value])),
  );
  if (button) {
    button.textContent = buttonText(embed, filling);
    button.addEventListener('click', async () => {
      await defaultView.customElements.whenDefined(embed.widget.tag);
      widget.show?.();
    });
  }
  if (embed.form) addForm(page, widget, filling);
  if (speed === 'off') return widget;
  listen(page, filling);
  const load = () => addLoader(page, filling);
  if (speed === 'slow') {
    // The window has the same origin as this page.
    slowDown(defaultView);
    setTimeout(load, 2 * SLOW.delayMs + bytes / SLOW.bytesPerMs);
  } else load();
  return widget;
}

/** Updates what can change while the widget is on the page: attributes, theme, language, direction, color scheme. */
export function updateFrame(
  page: Document,
  widget: HTMLElement,
  embed: Embed,
  { dir, scheme }: View,
  lang: Language,
): void {
  const attributes = new Map(embed.attributes);
  for (const { name } of embed.widget.fields) {
    const value = attributes.get(name);
    const text = value === true ? '' : (value ?? null);
    if (text === widget.getAttribute(name)) continue;
    if (text === null) widget.removeAttribute(name);
    else widget.setAttribute(name, text);
  }
  const { body, documentElement } = page;
  documentElement.dir = dir;
  documentElement.lang = languageOf(embed, dir, lang);
  // The language that a shopper has chosen in the store comes before the page's, except in the choice of a language.
  if (embed.widget.id !== 'language') body.lang = documentElement.lang;
  const { style } = documentElement;
  style.colorScheme = scheme;
  for (const { name } of embed.widget.tokens) style.removeProperty(name);
  for (const [name, value] of embed.theme) style.setProperty(name, value);
}

/** Returns the chosen language, or else the builder's own if it has this direction, or else Arabic or English. */
const languageOf = (embed: Embed, dir: View['dir'], lang: Language): string => {
  const chosen = new Map(embed.previewSettings).get('lang');
  if (typeof chosen === 'string') return chosen;
  if (dir === 'rtl') return 'ar';
  return lang === 'ar' ? 'en' : lang;
};
